/**
 * The part of Google’s script that the SDK and the emulator’s frame use to exchange messages.
 * Everything else of the Google path is real.
 */
export const gapi = `(() => {
  const handlers = {};
  const answers = new Map();
  let frame;
  let tellReady;
  const ready = new Promise((resolve) => { tellReady = resolve; });

  const speakingTo = (other) => ({
    restyle: async () => {},
    ping: async () => { await ready; },
    register(name, handler) {
      handlers[name] = handler;
      if (!frame) other().postMessage({ gapi: 'ready' }, '*');
    },
    send(name, message, answer) {
      answers.set(answers.size, answer);
      other().postMessage({ gapi: 'ask', id: answers.size - 1, name, message }, '*');
    },
  });

  addEventListener('message', ({ data, source }) => {
    if (data?.gapi === 'ready') tellReady();
    if (data?.gapi === 'ask' && handlers[data.name]) {
      const answer = [handlers[data.name](data.message)];
      source.postMessage({ gapi: 'answer', id: data.id, answer }, '*');
    }
    if (data?.gapi === 'answer') {
      try { answers.get(data.id)(data.answer); } catch { /* The SDK throws after every answer. */ }
    }
  });

  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      getContext: () => ({
        open({ where, url }, opened) {
          frame = where.appendChild(document.createElement('iframe'));
          frame.hidden = true;
          frame.src = url;
          return opened(speakingTo(() => frame.contentWindow));
        },
        getParentIframe: () => speakingTo(() => parent),
      }),
    },
  };
  const { searchParams } = new URL(document.currentScript.src);
  window[searchParams.get('onload') ?? 'gapi_onload']();
})();`;
