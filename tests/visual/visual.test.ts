import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compare, quantised } from './compare.mjs';
import { isPictured } from './isPictured.mjs';

it('pictures component states without a play or with the tag, and the first story of each page', () => {
  const story = { type: 'story', tags: ['test'] };
  const entries = [
    { ...story, id: 'components-button--docs', title: 'components/Button', type: 'docs' },
    { ...story, id: 'components-button--default', title: 'components/Button' },
    {
      ...story,
      id: 'components-button--pressed',
      title: 'components/Button',
      tags: ['test', 'play-fn'],
    },
    {
      ...story,
      id: 'components-button--busy',
      title: 'components/Button',
      tags: ['test', 'play-fn', 'visual'],
    },
    { ...story, id: 'components-button--broken', title: 'components/Button', tags: ['proof'] },
    { ...story, id: 'pages-browse--home', title: 'Pages/Browse', tags: ['test', 'play-fn'] },
    { ...story, id: 'pages-browse--signed-in', title: 'Pages/Browse' },
    { ...story, id: 'machines-popup--live', title: 'Machines/Popup' },
  ];

  expect(entries.filter(isPictured).map(({ id }) => id)).toEqual([
    'components-button--default',
    'components-button--busy',
    'pages-browse--home',
  ]);
});

it('finds no difference between a picture and its quantised copy', () => {
  const size = 64;
  const png = new PNG({ width: size, height: size });
  png.data.forEach((_, at) => {
    png.data[at] = at % 4 === 3 ? 255 : (at * 7) % 256;
  });
  const picture = PNG.sync.write(png);

  expect(compare(picture, quantised(picture)).kind).toBe('same');
});
