import { describe, expect, it } from 'vitest';
import { listKinds } from '@/domain/movie';
import { withSampleDetails } from '@/domain/samples/sampleDetails';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { movie } from '../../support/movies';

const samples = listKinds.flatMap((kind) => sampleLists[kind]);

describe('withSampleDetails', () => {
  it('gives every bundled movie an overview and a backdrop', () => {
    for (const sample of samples) {
      const { overview, overviewTag, backdropPath } = withSampleDetails(sample, 'english');

      expect(overview.length, sample.title).toBeGreaterThan(80);
      expect(backdropPath, sample.title).toMatch(/^\/\w+\.jpg$/);
      expect(overviewTag).toBeUndefined();
    }
  });

  it('marks its English overview on a page in another language', () => {
    const [godfather] = sampleLists.topRated;
    if (!godfather) throw new Error('There is no sample.');

    const { overview, overviewTag } = withSampleDetails(godfather, 'hindi');
    expect(overview).toMatch(/\w/);
    expect(overviewTag).toBe('en');
  });

  it('keeps the overview and backdrop of the movie database', () => {
    const fetched = movie({ id: samples[0]?.id ?? 0, backdropPath: '/own.jpg' });

    expect(withSampleDetails(fetched, 'hindi')).toEqual(fetched);
  });

  it('keeps translated overviews', () => {
    for (const sample of sampleListsIn(hindi.samples).popular.filter(({ overview }) => overview)) {
      expect(withSampleDetails(sample, 'hindi').overview).toBe(sample.overview);
    }
  });

  it.each(['english', 'hindi'] as const)(
    'leaves other movies without an overview in %s',
    (language) => {
      const unknown = movie({ id: 1, overview: '', backdropPath: null });

      expect(withSampleDetails(unknown, language)).toEqual(unknown);
    },
  );
});
