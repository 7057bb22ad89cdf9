export interface Trailer {
  readonly key: string;
  readonly name: string;
  readonly type: string;
}

export function pickTrailer(videos: readonly Trailer[]): Trailer | undefined {
  return videos.find(({ type }) => type === 'Trailer') ?? videos[0];
}

const videoSite = 'https://www.youtube.com';

/**
 * Muted, autoplaying loop. A single video loops only as a playlist of itself; `enablejsapi` makes
 * the player send messages. https://developers.google.com/youtube/player_parameters
 */
export function embedUrl(key: string): string {
  const params = new URLSearchParams({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: key,
    controls: '0',
    rel: '0',
    playsinline: '1',
    enablejsapi: '1',
  });
  return `${videoSite}/embed/${encodeURIComponent(key)}?${params}`;
}

export function watchUrl(key: string): string {
  return `${videoSite}/watch?${new URLSearchParams({ v: key })}`;
}

export function trailerSearchUrl(title: string): string {
  return `${videoSite}/results?${new URLSearchParams({ search_query: `${title} official trailer` })}`;
}

type PlayerCommand = 'moving' | 'still' | 'muted' | 'unmuted';

const functions: Readonly<Record<PlayerCommand, string>> = {
  moving: 'playVideo',
  still: 'pauseVideo',
  muted: 'mute',
  unmuted: 'unMute',
};

export function playerCommand(command: PlayerCommand): string {
  return JSON.stringify({ event: 'command', func: functions[command], args: [] });
}

const playing = 1;

/**
 * Whether the message is from the player and says that it plays, such as
 * `{"event":"infoDelivery","info":{"playerState":1}}`.
 */
export function isPlaying(message: { origin: string; data: unknown }, playerUrl: string): boolean {
  return (
    isFrom(playerUrl, message.origin) &&
    typeof message.data === 'string' &&
    playerState(message.data) === playing
  );
}

/** Sandboxed pages have the origin 'null'; never trust it. */
function isFrom(url: string, origin: string): boolean {
  return origin !== 'null' && origin === new URL(url).origin;
}

function playerState(json: string): number | undefined {
  let message: unknown;
  try {
    message = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null || !('info' in message)) return undefined;
  const { info } = message;
  if (typeof info === 'number') return isStateChange(message) ? info : undefined;
  if (typeof info !== 'object' || info === null || !('playerState' in info)) return undefined;
  return typeof info.playerState === 'number' ? info.playerState : undefined;
}

/** Elsewhere a bare number is a speed, a volume or an error code. */
function isStateChange(said: object): boolean {
  return 'event' in said && said.event === 'onStateChange';
}
