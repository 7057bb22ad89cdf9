import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { tokens } from '@/components/theme/tokens';
import { formatState } from '../tooling/formatState';
import { inspectorStore } from '../tooling/inspectorStore';
import { machineDescriptions } from '../tooling/machineDescriptions';
import { isMachineName, machines, type MachineName } from '../tooling/machines';
import { MachineView } from '../tooling/MachineView';

/** Every machine of the running product with its state; one of them in full. */
export function MachinesPanel() {
  const [chosen, setChosen] = useState<MachineName>('session');
  useSyncExternalStore(inspectorStore.subscribe, inspectorStore.log);

  return (
    <ThemeRoot>
      <Ground lang="en">
        <Machines role="radiogroup" aria-label="Machines">
          {Object.keys(machines)
            .filter(isMachineName)
            .map((name) => (
              <Machine key={name}>
                <input
                  type="radio"
                  name="machine"
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                <strong>{name}</strong>
                <State>{stateOf(name)}</State>
              </Machine>
            ))}
        </Machines>
        <Head>
          <h1>{chosen}</h1>
          <p>{machineDescriptions[chosen]}</p>
          <a href={location.pathname + location.search} target="_top">
            Close
          </a>
        </Head>
        <MachineView key={chosen} machine={chosen} />
      </Ground>
    </ThemeRoot>
  );
}

function stateOf(name: MachineName): string {
  const snapshot = inspectorStore.machine(name)?.snapshot;
  return snapshot?.status === 'active' ? formatState(snapshot) : 'not running';
}

const Ground = styled.div`
  container: machine / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  padding: ${tokens.space.m};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.m};
  font-size: ${tokens.text.small};

  h1 {
    font-size: ${tokens.text.title};
  }

  p {
    flex: 1 1 12rem;
    color: ${tokens.color.muted};
  }
`;

const Machines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.25rem, 1fr));
  gap: 0.375rem;
`;

const Machine = styled.label`
  position: relative;
  display: grid;
  padding: 0.125rem 0.5rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  font-size: ${tokens.text.caption};
  line-height: 1.3;

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    border-color: ${tokens.color.edge};
  }

  &:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.cinema.warm};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
`;

const State = styled.span`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  color: ${tokens.color.muted};
`;
