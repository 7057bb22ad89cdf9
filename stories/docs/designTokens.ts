import { values, wideFrom } from '@/components/theme/tokens';

interface Token {
  readonly $value: unknown;
  readonly $extensions: { readonly 'marquee.css': string };
}

type Group = Readonly<Record<string, Token>>;

/** A fluid length has its largest value in rem. Its rule is in `$extensions`. */
const parsers = {
  color,
  dimension: (css: string) => dimension(lengthOf(css)),
  duration: (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' }),
  cubicBezier: (css: string) => numbersIn(css),
  fontFamily: (css: string) => css.split(', ').map((family) => family.replaceAll("'", '')),
  fontWeight: Number,
  shadow,
} as const;

type TokenType = keyof typeof parsers;

const { ease, ...durations } = values.motion;

/** The tokens in the format of the Design Tokens Community Group, version 2025.10. */
export const designTokens = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  $description: 'The tokens of Marquee, made from src/components/theme/tokens.ts.',
  color: group('color', values.color),
  cinema: group('color', values.cinema),
  font: group('fontFamily', values.font),
  text: group('dimension', values.text),
  weight: group('fontWeight', values.weight),
  space: group('dimension', values.space),
  size: group('dimension', values.size),
  radius: group('dimension', values.radius),
  shadow: group('shadow', values.shadow),
  duration: group('duration', durations),
  easing: group('cubicBezier', { ease }),
  breakpoint: group('dimension', { wideFrom: `${wideFrom}px` }),
};

function group(type: TokenType, css: Readonly<Record<string, string>>) {
  const tokens: Group = Object.fromEntries(
    Object.entries(css).map(([name, value]) => [
      name,
      { $value: parsers[type](value), $extensions: { 'marquee.css': value } },
    ]),
  );
  return { $type: type, ...tokens };
}

function color(css: string) {
  const hex = /^#(\w\w)(\w\w)(\w\w)$/.exec(css)?.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 100] = hex
    ? hex.map((part) => Number.parseInt(part, 16))
    : numbersIn(css);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha: alpha / 100,
  };
}

function shadow(css: string) {
  const [offsetX = '', offsetY = '', blur = ''] = css.split(' ');
  return {
    color: color(css.slice(css.indexOf('rgb'))),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension('0'),
  };
}

function dimension(css: string) {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

function lengthOf(css: string): string {
  const rems = [...css.matchAll(/([\d.]+)rem/g)].map(([, rem]) => Number(rem));
  return rems.length > 0 ? `${Math.max(...rems)}rem` : css;
}

function numbersIn(css: string): readonly number[] {
  return (css.match(/[\d.]+/g) ?? []).map(Number);
}
