import { create } from 'storybook/theming/create';
import { values } from '../src/components/theme/tokens';

const { color, font } = values;

export const theme = create({
  base: 'dark',
  brandTitle: 'Marquee',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: font.family,
  fontCode: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  colorPrimary: color.accent,
  colorSecondary: color.accent,
  appBg: color.page,
  appContentBg: color.page,
  appPreviewBg: color.page,
  appHoverBg: color.raised,
  appBorderColor: color.line,
  appBorderRadius: 10,
  textColor: color.text,
  textInverseColor: color.onAccent,
  textMutedColor: color.muted,
  barBg: color.surface,
  barTextColor: color.muted,
  barHoverColor: color.accentStrong,
  barSelectedColor: color.accent,
  buttonBg: color.raised,
  buttonBorder: color.edge,
  booleanBg: color.raised,
  booleanSelectedBg: color.line,
  inputBg: color.page,
  inputBorder: color.edge,
  inputTextColor: color.text,
  inputBorderRadius: 6,
});
