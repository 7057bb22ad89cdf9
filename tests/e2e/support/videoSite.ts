import { http, HttpResponse, type RequestHandler } from 'msw';

const embed = 'https://www.youtube.com/embed/:key';

/** Values of `playerState` in the messages of YouTube’s player. */
const unstarted = -1;
const playing = 1;

/** Serves a video player that reports that it plays. */
export function trailersPlay(): RequestHandler {
  return http.get(embed, () => HttpResponse.html(player(playing)));
}

/** Serves a video player that never reports that it plays. */
export function trailersNeverPlay(): RequestHandler {
  return http.get(embed, () => HttpResponse.html(player(unstarted)));
}

function player(playerState: number): string {
  const message = JSON.stringify({ event: 'infoDelivery', info: { playerState } });
  return `<!doctype html><html lang="en"><title>Player</title><body data-commands=""><script>
    addEventListener('message', ({ data }) => {
      if (String(data).includes('"command"')) document.body.dataset.commands += ' ' + JSON.parse(data).func;
      if (String(data).includes('"listening"')) parent.postMessage(${JSON.stringify(message)}, '*');
    });
  </script></body></html>`;
}
