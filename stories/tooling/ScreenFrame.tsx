import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { StyleSheetManager } from 'styled-components';
import { mediaQueries, tokens } from '@/components/theme/tokens';

interface ScreenFrameProps {
  /** BCP 47 tag of the screen’s language. */
  readonly lang: string;
  readonly children: ReactNode;
}

/** The title of the iframe. */
export const screenTitle = 'The screen';

const blank = `<!doctype html><html><head><title>${screenTitle}</title></head><body></body></html>`;

/**
 * An iframe with its own viewport and top layer. A portal renders into it, so that the page shares
 * its actors with the chart.
 */
export function ScreenFrame({ lang, children }: ScreenFrameProps) {
  const [inside, setInside] = useState<Document | null>(null);

  useEffect(() => {
    inside?.documentElement.setAttribute('lang', lang);
  }, [inside, lang]);

  return (
    <Glass>
      <Screen
        title={screenTitle}
        srcDoc={blank}
        onLoad={({ currentTarget }) => {
          const { contentDocument } = currentTarget;
          if (contentDocument) setUpDocument(contentDocument);
          setInside(contentDocument);
        }}
      />
      {inside &&
        createPortal(
          <StyleSheetManager target={inside.head}>{children}</StyleSheetManager>,
          inside.body,
        )}
    </Glass>
  );
}

/** Copies the fonts and the motion setting of this document. */
function setUpDocument(inside: Document) {
  for (const sheet of document.styleSheets) {
    const { ownerNode } = sheet;
    const hasFonts = [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
    if (ownerNode && hasFonts) inside.head.append(inside.importNode(ownerNode, true));
  }
  Object.assign(inside.documentElement.dataset, document.documentElement.dataset);
}

const Glass = styled.div`
  overflow: hidden;
  block-size: 36rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};

  @media ${mediaQueries.wide} {
    --scale: 0.54;
    inline-size: 26rem;
    block-size: 20rem;
  }
`;

const Screen = styled.iframe`
  inline-size: 100%;
  block-size: 100%;
  border: 0;

  @media ${mediaQueries.wide} {
    inline-size: calc(100% / var(--scale));
    block-size: calc(100% / var(--scale));
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;
