import { http, HttpResponse, type RequestHandler } from 'msw';

const embed = 'https://www.youtube.com/embed/:key';

/** A video player that says that it plays. */
export function trailersPlay(): RequestHandler {
  return http.get(embed, () => HttpResponse.html(player(1)));
}

/** A video player that never says that it plays. */
export function trailersNeverPlay(): RequestHandler {
  return http.get(embed, () => HttpResponse.html(player(-1)));
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
