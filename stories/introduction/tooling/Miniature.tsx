import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { StyleSheetManager } from 'styled-components';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { tokens } from '@/components/theme/tokens';
import { pinsIn, type Pin } from './pinsIn';
import type { Place } from './componentMap';

interface MiniatureProps {
  /** Size of the full screen in px. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly lang: string;
  readonly places: readonly Place[];
  /** The highlighted component. */
  readonly lit: string | null;
  readonly children: ReactElement;
}

/** A scaled, inert screen. Its iframe gives it the viewport and top layer of a full screen. */
export function Miniature({ screen, lang, places, lit, children }: MiniatureProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const window = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--scale', `${element.clientWidth / screen.width}`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [screen.width]);

  // A dialog focuses its frame even if the frame is inert.
  useLayoutEffect(() => {
    const frame = body?.ownerDocument.defaultView?.frameElement;
    if (frame instanceof HTMLElement && document.activeElement === frame) {
      frame.blur();
    }
  }, [body]);

  useEffect(() => {
    if (!body) return undefined;
    const observer = new ResizeObserver(() => setPins(pinsIn(body, places, screen)));
    for (const child of body.children) observer.observe(child);
    void body.ownerDocument.fonts.ready.then(() => setPins(pinsIn(body, places, screen)));
    return () => observer.disconnect();
  }, [body, places, screen, lang]);

  return (
    <Window
      ref={window}
      inert
      aria-hidden="true"
      style={{ aspectRatio: screen.width / screen.height }}
    >
      <Frame
        title="A miniature screen"
        tabIndex={-1}
        srcDoc={empty}
        style={{ inlineSize: screen.width, blockSize: screen.height }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          copyFonts(contentDocument);
          setBody(contentDocument.body);
        }}
      />
      {body &&
        createPortal(
          <StyleSheetManager target={body.ownerDocument.head}>
            <ThemeRoot>{children}</ThemeRoot>
          </StyleSheetManager>,
          body,
        )}
      {pins.map(({ component, number, corner, ...box }) => (
        <Outline
          key={component}
          data-pin={component}
          data-state={component === lit ? 'lit' : 'dark'}
          style={box}
        >
          <Number data-corner={corner}>{number}</Number>
        </Outline>
      ))}
    </Window>
  );
}

/** Chromium misplaces a blurred backdrop in a scaled frame. */
const empty = `<!doctype html>
<html data-motion="reduced">
  <style>::backdrop { backdrop-filter: none !important; }</style>
  <body></body>
</html>`;

/** A document needs its own style sheets with fonts. */
function copyFonts(to: Document) {
  for (const sheet of document.styleSheets) {
    const hasFonts = [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
    if (hasFonts && sheet.ownerNode) to.head.append(sheet.ownerNode.cloneNode(true));
  }
}

const Window = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.panel};
  background: ${tokens.color.page};
  box-shadow: ${tokens.shadow.card};
`;

const Frame = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
`;

const Outline = styled.div`
  position: absolute;
  border: 2px solid transparent;
  border-radius: ${tokens.radius.small};
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};

  &[data-state='lit'] {
    border-color: ${tokens.color.accent};
  }
`;

const Number = styled.span`
  position: absolute;
  inset-block-start: -0.75rem;
  inset-inline-start: -1.25rem;
  display: grid;
  place-items: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  border: 2px solid ${tokens.color.page};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accent};
  font-size: 0.75rem;
  font-weight: ${tokens.weight.bold};
  line-height: 1;
  color: ${tokens.color.onAccent};

  &[data-corner='end'] {
    inset-inline: auto -1.25rem;
  }

  [data-state='lit'] > & {
    background: ${tokens.color.text};
  }
`;
