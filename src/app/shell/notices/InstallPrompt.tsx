import { useMemo } from 'react';
import { InstallButton } from '@/components/InstallButton';
import { useEntryTexts } from '../../language/LanguageActor';
import { inspectOptions, useServices } from '../../services/Services';
import { InstallActor, wireInstall } from './InstallActor';

export function InstallPrompt() {
  const services = useServices();
  const install = useMemo(() => wireInstall(services), [services]);
  return (
    <InstallActor.Provider logic={install} options={inspectOptions(services)}>
      <PromptButton />
    </InstallActor.Provider>
  );
}

function PromptButton() {
  const actor = InstallActor.useActorRef();
  const state = InstallActor.useSelector((snapshot) => snapshot.value);
  const texts = useEntryTexts();
  if (state === 'unavailable') return null;
  return (
    <InstallButton
      label={texts.notices.install}
      isBusy={state === 'prompting'}
      onInstall={() => actor.send({ type: 'install.prompt' })}
    />
  );
}
