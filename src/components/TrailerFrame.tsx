import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { isPlaying, playerCommand } from '@/domain/trailer';
import { tokens } from './theme/tokens';

export interface TrailerFrameProps {
  /** The page of YouTube’s player. Messages from other origins are ignored. */
  readonly playerUrl: string;
  /** The accessible name of the frame. */
  readonly title: string;
  /**
   * `still` pauses the player. Off the screen it rests anyway.
   * @default 'moving'
   */
  readonly motion?: 'moving' | 'still' | undefined;
  /**
   * Only a muted player starts by itself.
   * @default 'muted'
   */
  readonly sound?: 'muted' | 'unmuted' | undefined;
  /** The player has started. */
  readonly onPlaying?: (() => void) | undefined;
}

/** YouTube's player sends messages only after this one. */
const subscribeMessage = JSON.stringify({ event: 'listening', id: 'trailer' });
/** Until the player answers: it may load its code after the frame's `load`. */
const subscribeEveryMs = 250;
/** A blocked player never answers. */
const maxSubscribes = 40;

export function TrailerFrame(props: TrailerFrameProps) {
  const { playerUrl, title, motion = 'moving', sound = 'muted', onPlaying } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'playing'>('waiting');
  const [isOnScreen, setIsOnScreen] = useState(true);
  const subscribing = useRef<number>(undefined);
  const command = isOnScreen ? motion : 'still';

  const onPlayerStart = useEffectEvent(() => {
    setState('playing');
    onPlaying?.();
  });

  useEffect(() => {
    function onMessage(message: MessageEvent<unknown>) {
      if (message.source !== frame.current?.contentWindow) return;
      clearInterval(subscribing.current);
      if (isPlaying(message, playerUrl)) onPlayerStart();
    }
    // In Storybook the frame is in another window than this script.
    const hostWindow = frame.current?.ownerDocument.defaultView;
    hostWindow?.addEventListener('message', onMessage);
    return () => {
      clearInterval(subscribing.current);
      hostWindow?.removeEventListener('message', onMessage);
    };
  }, [playerUrl]);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (state === 'playing') frame.current?.contentWindow?.postMessage(playerCommand(command), '*');
  }, [state, command]);

  useEffect(() => {
    if (state === 'playing') frame.current?.contentWindow?.postMessage(playerCommand(sound), '*');
  }, [state, sound]);

  function subscribe() {
    let sent = 0;
    const send = () => {
      frame.current?.contentWindow?.postMessage(subscribeMessage, '*');
      sent += 1;
      if (sent === maxSubscribes) clearInterval(subscribing.current);
    };
    clearInterval(subscribing.current);
    subscribing.current = window.setInterval(send, subscribeEveryMs);
    send();
  }

  return (
    <Frame
      ref={frame}
      data-state={state}
      src={playerUrl}
      title={title}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      tabIndex={-1}
      aria-hidden={state === 'waiting'}
      onLoad={subscribe}
    />
  );
}

const Frame = styled.iframe`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: max(100%, 177.78cqb);
  block-size: max(100%, 56.25cqi);
  border: 0;
  transform: translate(-50%, -50%);
  pointer-events: none;
  transition: opacity ${tokens.motion.slow} ${tokens.motion.ease};

  &[data-state='waiting'] {
    opacity: 0;
  }
`;
