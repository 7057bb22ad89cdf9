import { useMemo } from 'react';
import { Notice } from '@/components/Notice';
import { NoticeArea } from '@/components/NoticeArea';
import { PrintStyle } from '@/components/theme/PrintStyle';
import { useEntryTexts } from '../../language/LanguageActor';
import { inspectOptions, useServices } from '../../services/Services';
import { ConnectionActor, wireConnection } from './ConnectionActor';
import { UpdateActor, wireUpdate } from './UpdateActor';

export function Notices() {
  const services = useServices();
  const connection = useMemo(() => wireConnection(services), [services]);
  const update = useMemo(() => wireUpdate(services), [services]);
  const inspect = inspectOptions(services);
  return (
    <ConnectionActor.Provider logic={connection} options={inspect}>
      <UpdateActor.Provider logic={update} options={inspect}>
        <PrintStyle />
        <NoticeArea>
          <Offline />
          <NewVersion />
        </NoticeArea>
      </UpdateActor.Provider>
    </ConnectionActor.Provider>
  );
}

function Offline() {
  const isOffline = ConnectionActor.useSelector((connection) => connection.matches('offline'));
  const { notices } = useEntryTexts();
  return isOffline ? <Notice icon="info">{notices.offline}</Notice> : null;
}

function NewVersion() {
  const actor = UpdateActor.useActorRef();
  const state = UpdateActor.useSelector((snapshot) => snapshot.value);
  const { notices } = useEntryTexts();
  if (state === 'current' || state === 'postponed') return null;
  return (
    <Notice
      icon="sparkle"
      isBusy={state === 'activating'}
      actions={[
        {
          label: state === 'activating' ? notices.takingVersion : notices.takeVersion,
          onPress: () => actor.send({ type: 'update.activate' }),
        },
        {
          label: notices.postponeVersion,
          onPress: () => actor.send({ type: 'update.postpone' }),
        },
      ]}
    >
      {notices.newVersion}
    </Notice>
  );
}
