/** A video of the movie database that the video site can play. */
export interface Trailer {
  readonly key: string;
  readonly name: string;
  readonly type: string;
}

/** The first video of type 'Trailer', otherwise the first of all. */
export function pickTrailer(videos: readonly Trailer[]): Trailer | undefined {
  return videos.find(({ type }) => type === 'Trailer') ?? videos[0];
}

const videoSite = 'https://www.youtube.com';

/**
 * The player's address: muted, playing by itself in a loop, without controls or related videos.
 * One video loops only as a playlist of itself; `enablejsapi` lets the player tell when it plays.
 * Source: https://developers.google.com/youtube/player_parameters
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

/** The page on which the trailer is watched, sound and all. */
export function watchUrl(key: string): string {
  return `${videoSite}/watch?${new URLSearchParams({ v: key })}`;
}

/** The video site's search for the movie's official trailer. */
export function trailerSearchUrl(title: string): string {
  return `${videoSite}/results?${new URLSearchParams({ search_query: `${title} official trailer` })}`;
}

/** What the player can be told to do. */
export type PlayerCommand = 'moving' | 'still' | 'muted' | 'heard';

const functions: Readonly<Record<PlayerCommand, string>> = {
  moving: 'playVideo',
  still: 'pauseVideo',
  muted: 'mute',
  heard: 'unMute',
};

/** What is posted to the player, so that it does what is wished. */
export function playerCommand(wish: PlayerCommand): string {
  return JSON.stringify({ event: 'command', func: functions[wish], args: [] });
}

export type PlayerStatus = 'playing' | 'stopped';

const playing = 1;
const stopped = [-1, 0, 2, 5];

/**
 * What a window message says that the player at `playerUrl` posted, or `undefined` if it says
 * nothing about playing or comes from elsewhere. The player posts JSON such as
 * `{"event":"infoDelivery","info":{"playerState":1}}`.
 */
export function parsePlayerMessage(
  message: { origin: string; data: unknown },
  playerUrl: string,
): PlayerStatus | undefined {
  if (!isFrom(playerUrl, message.origin) || typeof message.data !== 'string') return undefined;
  const state = playerState(message.data);
  if (state === playing) return 'playing';
  return state !== undefined && stopped.includes(state) ? 'stopped' : undefined;
}

/** A page without an origin of its own says 'null', as any other such page does: nobody's word. */
function isFrom(url: string, origin: string): boolean {
  return origin !== 'null' && origin === new URL(url).origin;
}

function playerState(json: string): number | undefined {
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof said !== 'object' || said === null || !('info' in said)) return undefined;
  const { info } = said;
  if (typeof info === 'number') return isStateChange(said) ? info : undefined;
  if (typeof info !== 'object' || info === null || !('playerState' in info)) return undefined;
  return typeof info.playerState === 'number' ? info.playerState : undefined;
}

/** Only there is a bare number a state; elsewhere it is a speed, a volume or an error. */
function isStateChange(said: object): boolean {
  return 'event' in said && said.event === 'onStateChange';
}
