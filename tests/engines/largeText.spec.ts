import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { clippedTexts } from '../tooling/clippedTexts';
import { eventually } from './support/eventually';
import { signUp } from './support/signUp';
import { step, walk } from './support/walk';

walk('text at 200 %', {}, (visitor) => {
  step('nothing is cut or scrolls sideways', async ({ size }) => {
    const v = visitor();
    await signUp(v);
    const isNarrow = size.width < 768;
    await v.browser.resize({ width: isNarrow ? 640 : 1366, height: 800 });
    await v.browser.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const look = async () => ({
      cut: await v.browser.evaluate(clippedTexts),
      pxSideways: await v.browser.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    });
    for (const [language, { list }] of Object.entries({ hindi, spanish, english })) {
      await v.browser.choose(isNarrow ? 'footer select' : 'header select', language);
      await v.sees('h2', list.popular);
      await eventually(language, look).toEqual({ cut: [], pxSideways: 0 });
    }
  });
});
