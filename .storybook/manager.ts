import '../src/components/theme/fonts/fonts.css';
import { addons } from 'storybook/manager-api';
import { managerStyle } from './managerStyle';
import { theme } from './theme';

/** Documentation pages; the panel of controls is useless there. */
const pages = /^(introduction|foundations)-/;

addons.setConfig({
  theme,
  layoutCustomisations: {
    showPanel: ({ storyId }: { readonly storyId?: string }, shown: boolean) =>
      shown && !pages.test(storyId ?? ''),
  },
});

document.head.append(managerStyle());
