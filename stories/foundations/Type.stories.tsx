import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#.storybook/preview';
import { mediaQueries, tokens, values } from '@/components/theme/tokens';
import { languageOptions, type Language } from '@/domain/language';
import { componentSources } from './tooling/componentSources';
import { FoundationPage, Section } from './tooling/FoundationPage';
import { inPx } from './tooling/inPx';
import { namesOf } from './tooling/namesOf';
import { TokenName } from './tooling/TokenName';
import { UsedBy } from './tooling/UsedBy';
import { useMeasured } from './tooling/useMeasured';
import { usersOf } from './tooling/usersOf';

const meta = preview.meta({ title: 'Foundations/Type' });

/** The sizes and weights of text in two scripts. */
export const Type = meta.story({
  render: () => (
    <FoundationPage
      title="Type"
      lead="One family, Anek, for Latin and Devanagari. Hindi and English have the same height and weight."
    >
      <Section title="One family, two scripts" about={<code>{values.font.family}</code>}>
        <Specimen>
          <Latin>Marquee</Latin>
          <Devanagari lang="hi">चलचित्र</Devanagari>
        </Specimen>
        <Letters>
          <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789</p>
          <p lang="es">ÁÉÍÓÚÜÑ áéíóúüñ ¿? ¡! «»</p>
          <p lang="hi">
            अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ च छ ज झ ट ठ ड ढ त थ द ध न प फ ब भ म य र ल व श ष स ह क्ष त्र
            ज्ञ
          </p>
          <p lang="hi">० १ २ ३ ४ ५ ६ ७ ८ ९ । ॥</p>
        </Letters>
      </Section>

      <Section
        title="Scale"
        about="Seven sizes. The two largest grow with the screen; the px value is the current one."
      >
        <Sizes>
          {namesOf(values.text).map((name) => (
            <Size key={name} name={name} />
          ))}
        </Sizes>
      </Section>

      <Section title="Weights" about="One variable font with true weights in both scripts.">
        <Weights>
          {namesOf(values.weight).map((name) => (
            <Weight key={name}>
              <Word style={{ fontWeight: tokens.weight[name] }}>
                Matinee
                <span lang="hi">दोपहर का शो</span>
              </Word>
              <TokenName name={name} token={tokens.weight[name]} value={values.weight[name]} />
              <UsedBy components={usersOf(`tokens.weight.${name}`, componentSources)} />
            </Weight>
          ))}
        </Weights>
      </Section>
    </FoundationPage>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each line has the size of its token', async () => {
      for (const name of namesOf(values.text)) {
        const fontSize = inPx(values.text[name]);
        const line = canvasElement.querySelector(`[data-size="${name}"]`);
        if (fontSize) await expect(line).toHaveStyle({ fontSize });
      }
    });
    await step('The bundled font draws both scripts', async () => {
      await document.fonts.ready;
      await expect(document.fonts.check("1em 'Anek Latin Variable'", 'ñ')).toBe(true);
      await expect(document.fonts.check("1em 'Anek Devanagari Variable'", 'क्ष')).toBe(true);
    });
  },
});

const sentences: Readonly<Partial<Record<Language, string>>> = {
  english: 'The lights go down, and the whole row holds its breath.',
  hindi: 'बत्तियाँ बुझती हैं, और पूरी कतार साँस रोक लेती है।',
  spanish: '¿Quién apagó la luz? La función empezará mañana, señor Íñiguez.',
};

const titles: Readonly<Partial<Record<Language, string>>> = {
  english: 'The Third Harbour',
  hindi: 'तीसरा बंदरगाह',
  spanish: '¡Adiós, señor Íñiguez!',
};

const large: readonly (keyof typeof values.text)[] = ['heading', 'display'];

function Size({ name }: { readonly name: keyof typeof values.text }) {
  const [ref, px] = useMeasured<HTMLDivElement>(fontSize);
  return (
    <Line>
      <div>
        <TokenName name={name} token={tokens.text[name]} value={values.text[name]} />
        <Now>now {Number(px.toFixed(1))} px</Now>
        <UsedBy components={usersOf(`tokens.text.${name}`, componentSources)} />
      </div>
      <Samples ref={ref} data-size={name} style={{ fontSize: tokens.text[name] }}>
        {languageOptions.map(({ value, type, tag }) => (
          <p key={value} lang={tag}>
            {large.includes(name) ? (titles[value] ?? type) : (sentences[value] ?? type)}
          </p>
        ))}
      </Samples>
    </Line>
  );
}

function fontSize(element: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

const Specimen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${tokens.space.xl};
  font-size: clamp(3.5rem, 11vw, 9rem);
  line-height: 1.15;
`;

const Latin = styled.span`
  font-weight: ${tokens.weight.black};
  letter-spacing: -0.02em;
`;

const Devanagari = styled.span`
  font-weight: ${tokens.weight.bold};
  color: ${tokens.color.accent};
`;

const Letters = styled.div`
  display: grid;
  gap: ${tokens.space.s};
  font-size: ${tokens.text.lead};
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

const Sizes = styled.div`
  display: grid;
`;

const Line = styled.div`
  display: grid;
  gap: ${tokens.space.m} ${tokens.space.xl};
  padding-block: ${tokens.space.l};
  border-block-start: 1px solid ${tokens.color.line};

  @media ${mediaQueries.wide} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
`;

const Now = styled.p`
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;
  color: ${tokens.color.accent};
`;

const Samples = styled.div`
  display: grid;
  align-content: start;
  gap: 0.35em;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Weights = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${tokens.space.xl} ${tokens.space.l};
`;

const Weight = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
`;

const Word = styled.p`
  display: grid;
  font-size: ${tokens.text.heading};
  line-height: 1.25;
`;
