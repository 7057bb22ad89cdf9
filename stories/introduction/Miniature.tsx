import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { StyleSheetManager } from 'styled-components';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { tokens } from '@/components/theme/tokens';
import { pinsIn, type Pin } from './pinsIn';
import type { Place } from './componentMap';

interface MiniatureProps {
  /** How large the screen is that is shown small, in px. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly lang: string;
  readonly places: readonly Place[];
  /** The component that is looked at; its outline is lit. */
  readonly lit: string | null;
  readonly children: ReactElement;
}

/**
 * A screen seen from afar. It lives in a frame of its own, so that its widths, heights and dialogs
 * are those of a whole screen; it is a picture to look at, and nothing in it can be reached.
 */
export function Miniature({ screen, lang, places, lit, children }: MiniatureProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
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

  // A dialog takes the focus into its frame, even where nothing can be reached.
  useLayoutEffect(() => {
    const frame = room?.ownerDocument.defaultView?.frameElement;
    if (frame instanceof HTMLElement && document.activeElement === frame) {
      frame.blur();
    }
  }, [room]);

  useEffect(() => {
    if (!room) return undefined;
    const observer = new ResizeObserver(() => setPins(pinsIn(room, places, screen)));
    for (const child of room.children) observer.observe(child);
    void room.ownerDocument.fonts.ready.then(() => setPins(pinsIn(room, places, screen)));
    return () => observer.disconnect();
  }, [room, places, screen, lang]);

  return (
    <Window
      ref={window}
      inert
      aria-hidden="true"
      style={{ aspectRatio: screen.width / screen.height }}
    >
      <Frame
        title="A screen, small"
        tabIndex={-1}
        srcDoc={empty}
        style={{ inlineSize: screen.width, blockSize: screen.height }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return;
          bringFonts(contentDocument);
          setRoom(contentDocument.body);
        }}
      />
      {room &&
        createPortal(
          <StyleSheetManager target={room.ownerDocument.head}>
            <ThemeRoot>{children}</ThemeRoot>
          </StyleSheetManager>,
          room,
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

/** Chromium draws what is blurred behind a dialog at the wrong place where its frame is scaled. */
const empty = `<!doctype html>
<html data-motion="reduced">
  <style>::backdrop { backdrop-filter: none !important; }</style>
  <body></body>
</html>`;

/** Fonts belong to a document: the frame gets the style sheets that this one has them from. */
function bringFonts(to: Document) {
  for (const sheet of document.styleSheets) {
    const bringsFonts = [...sheet.cssRules].some((rule) => rule instanceof CSSFontFaceRule);
    if (bringsFonts && sheet.ownerNode) to.head.append(sheet.ownerNode.cloneNode(true));
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
