import '../src/components/theme/fonts/fonts.css';
import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './SideBySide';
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

addons.add('side-by-side', { type: types.PREVIEW, render: SideBySide });

document.head.append(managerStyle());
