import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '@/app/App';
import { liveServices } from '@/app/liveServices';

const sheet = new ServerStyleSheet();
const page = renderToString(
  sheet.collectStyles(
    <MemoryRouter>
      <App services={liveServices(__SETTINGS__)} />
    </MemoryRouter>,
  ),
);

/** The sign-in screen in English, as it is seen by whom nobody remembers. */
export const html = page.replace(/^<title>.*?<\/title>/, '');

/** The styles that the screen needs, as an element of the page's head. */
export const styles = sheet.getStyleTags();
