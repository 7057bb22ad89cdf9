import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { StyleSheetManager } from 'styled-components';
import { tokens } from '@/components/theme/tokens';
import { columns } from './columns';
import { copyFonts } from './copyFonts';

interface ScreenFrameProps {
  /** BCP 47 tag of the screen’s language. */
  readonly lang: string;
  readonly children: ReactNode;
}

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
          if (contentDocument) copyFonts(document, contentDocument);
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

const Glass = styled.div`
  overflow: hidden;
  block-size: 36rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.page};

  @container machine ${columns.narrow} {
    --scale: 0.4375;
    block-size: 16rem;
  }

  @container machine ${columns.wide} {
    --scale: 0.54;
    block-size: 20rem;
  }
`;

const Screen = styled.iframe`
  inline-size: calc(100% / var(--scale, 1));
  block-size: calc(100% / var(--scale, 1));
  border: 0;
  transform: scale(var(--scale, 1));
  transform-origin: 0 0;
`;
