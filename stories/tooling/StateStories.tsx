import { useEffect, useState } from 'react';
import { SiteLink } from '../foundations/tooling/SiteLink';
import type { MachineName } from './machines';
import { storiesInState, type StateStory } from './storiesInState';

interface StateStoriesProps {
  readonly machine: MachineName;
  /** Such as `panel.finding`. */
  readonly path: string;
}

/** Links to all stories that show the state. */
export function StateStories({ machine, path }: StateStoriesProps) {
  const [stories, setStories] = useState<readonly StateStory[] | null>(null);
  useEffect(() => {
    let isStopped = false;
    void storiesInState(machine, path).then((found) => {
      if (!isStopped) setStories(found);
    });
    return () => {
      isStopped = true;
    };
  }, [machine, path]);

  return (
    <>
      <h3>Stories</h3>
      {stories ? (
        <ul>
          {stories.map(({ id, title, name }) => (
            <li key={id}>
              <SiteLink to={`/story/${id}`}>{`${title}: ${name}`}</SiteLink>
            </li>
          ))}
          {stories.length === 0 && <li>No story stays in this state.</li>}
        </ul>
      ) : (
        <p>Loading…</p>
      )}
    </>
  );
}
