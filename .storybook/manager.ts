import '../src/components/theme/fonts/fonts.css';
import { addons } from 'storybook/manager-api';
import { managerStyle } from './managerStyle';
import { theme } from './theme';

/** Pages to read; the panel of controls and checks has nothing to say about them. */
const pages = /^(introduction|foundations)-/;

addons.setConfig({
  theme,
  layoutCustomisations: {
    showPanel: ({ storyId }: { readonly storyId?: string }, shown: boolean) =>
      shown && !pages.test(storyId ?? ''),
  },
});

document.head.append(managerStyle());
