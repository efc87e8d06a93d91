import { Fieldset, Notice, Skeleton, SkeletonGroup, Switch } from '@school/ui';
import { useState } from 'react';
import { useSession, useSources } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { problemText } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { createPushBrowser, type PushBrowser, type PushFault } from '../../../push/pushBrowser.ts';
import { rememberPushOwner } from '../../../push/pushOwner.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { PushDevices } from './PushDevices.tsx';
import { PushKinds } from './PushKinds.tsx';

/** Turns push messages on this device on and off, and returns what went wrong. */
function usePushSwitch(browser: PushBrowser) {
  const t = useText();
  const { storage } = useSources();
  const { user } = useSession();
  const subscribe = useCommand('subscribeToPush');
  const unsubscribe = useCommand('unsubscribeFromPush');
  const [fault, setFault] = useState<PushFault>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    if (busy) return;
    setFault(undefined);
    setError(undefined);
    setBusy(true);
    await work();
    setBusy(false);
  };
  const turnOn = (publicKey: string) =>
    during(async () => {
      const outcome = await browser.subscribe(publicKey);
      if ('fault' in outcome) return setFault(outcome.fault);
      const saved = await subscribe.run({ body: outcome.subscription });
      if (!saved.ok) return setError(problemText(t, saved.problem));
      rememberPushOwner(storage, user?.id ?? null);
    });
  const turnOff = (id: string) =>
    during(async () => {
      const saved = await unsubscribe.run({ path: { id } });
      if (!saved.ok) return setError(problemText(t, saved.problem));
      rememberPushOwner(storage, null);
      await browser.unsubscribe();
    });
  return { turnOn, turnOff, fault, error };
}

/** Push messages on this device, the person's other devices that get them, and their kinds. */
export function PushPreferences({ browser = createPushBrowser(window) }: { browser?: PushBrowser }) {
  const t = useText();
  const { data, problem, reload } = useQuery('getPushState', {});
  const { turnOn, turnOff, fault, error } = usePushSwitch(browser);
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={120} />
      </SkeletonGroup>
    );
  }
  const { devices, public_key: publicKey } = data.data;
  const obstacle = browser.obstacle();
  const isDenied = obstacle === null && browser.permission() === 'denied';
  const current = isDenied || obstacle ? undefined : devices.find((device) => device.current);
  const hint = obstacle ?? (isDenied ? 'denied' : fault);
  return (
    <Fieldset label={t('profile.push')} help={t('profile.push.help')}>
      {hint && <Notice tone={obstacle ? 'info' : 'caution'}>{t(`profile.push.${hint}`)}</Notice>}
      {!obstacle && (
        <Switch
          label={t('profile.push.switch')}
          checked={current !== undefined}
          disabled={isDenied}
          error={error}
          onCheckedChange={(on) => void (on || !current ? turnOn(publicKey) : turnOff(current.id))}
        />
      )}
      <PushDevices devices={devices} />
      {devices.length > 0 && <PushKinds />}
    </Fieldset>
  );
}
