import { fullName, type SchoolUser } from '@school/domain';
import { type MenuItem, useConfirm } from '@school/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { type Act, useAttempts } from '../../actions/useAttempts.ts';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useSession } from '../../data/DataRoot.tsx';
import { type Outcome, useCommand } from '../../data/useCommand.ts';
import type { MessageId } from '../../intl/messages.ts';
import type { ProblemMessages } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { isWhole, personToFormValues, toUserRequest } from './personValues.ts';
import { userPaths } from './paths.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const PinDialog = lateDialog(() => import('./PinDialog.tsx').then((file) => file.PinDialog), byOnClose);

/** A confirmation and its action. */
type ConfirmedAction = {
  title: MessageId;
  body: MessageId;
  confirmLabel: MessageId;
  done: MessageId;
  critical?: boolean;
  instead?: ProblemMessages;
  run: Act;
};

/** The permitted actions on people. */
export type PersonActions = {
  getActions(person: SchoolUser): MenuItem[];
  /** Opens the dialog that sets a PIN. */
  openPinDialog(person: SchoolUser): void;
  /** The actions' dialogs; render them anywhere on the screen. */
  dialogs: ReactNode;
};

/** Acts on a person, each after a confirmation. */
function usePersonActs(onDeleted?: () => void) {
  const t = useText();
  const confirm = useConfirm();
  const { notices } = useScreenServices();
  const attempts = useAttempts();
  const update = useCommand('updateUser');
  const reset = useCommand('resetUserPassword');
  const invite = useCommand('sendInvitation');
  const deletePin = useCommand('deleteUserPin');
  const remove = useDeletion('deleteUser');

  const confirmAndRun = async (
    person: SchoolUser,
    { critical, instead, run, done, ...words }: ConfirmedAction,
  ) => {
    const agreed = await confirm({
      tone: critical ? 'critical' : 'accent',
      title: t(words.title),
      body: t(words.body, { name: fullName(person) }),
      confirmLabel: t(words.confirmLabel),
      onConfirm: attempts(person.version, run, instead),
      describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
    });
    if (agreed) notices.notify({ tone: 'positive', message: { id: done } });
  };
  const setStatus = async (
    person: SchoolUser,
    status: 'active' | 'suspended',
    ifMatch = person.version,
  ): Promise<Outcome<unknown>> =>
    isWhole(person)
      ? update.run({
          path: { id: person.id },
          ifMatch,
          body: toUserRequest({ ...personToFormValues(person), status }),
        })
      : { ok: false, problem: { kind: 'offline' } };
  const at = ({ id }: SchoolUser, ifMatch: number | undefined) => ({
    path: { id },
    ...(ifMatch !== undefined && { ifMatch }),
  });

  return {
    resetPassword: (person: SchoolUser) =>
      void confirmAndRun(person, {
        title: 'users.resetTitle',
        body: 'users.resetBody',
        confirmLabel: 'users.reset',
        done: 'users.resetDone',
        run: (ifMatch) => reset.run(at(person, ifMatch)),
      }),
    invite: (person: SchoolUser) =>
      void confirmAndRun(person, {
        title: 'users.inviteTitle',
        body: 'users.inviteBody',
        confirmLabel: 'users.invite',
        done: 'users.inviteDone',
        instead: { invalid: 'users.inviteTooLate' },
        run: (ifMatch) => invite.run(at(person, ifMatch)),
      }),
    deletePin: (person: SchoolUser) =>
      void confirmAndRun(person, {
        critical: true,
        title: 'users.pin.deleteTitle',
        body: 'users.pin.deleteBody',
        confirmLabel: 'users.pin.delete',
        done: 'users.pin.deleted',
        run: (ifMatch) => deletePin.run(at(person, ifMatch)),
      }),
    suspend: (person: SchoolUser) =>
      void confirmAndRun(person, {
        critical: true,
        title: 'users.suspendTitle',
        body: 'users.suspendBody',
        confirmLabel: 'users.suspend',
        done: 'users.suspended',
        instead: { invalid: 'users.suspendRefused' },
        run: (ifMatch) => setStatus(person, 'suspended', ifMatch),
      }),
    readmit: (person: SchoolUser) =>
      void confirmAndRun(person, {
        title: 'users.restoreTitle',
        body: 'users.restoreBody',
        confirmLabel: 'users.restore',
        done: 'users.restored',
        instead: { invalid: 'users.restoreRefused' },
        run: (ifMatch) => setStatus(person, 'active', ifMatch),
      }),
    remove: (person: SchoolUser) =>
      void remove({
        id: person.id,
        version: person.version,
        title: t('users.deleteTitle'),
        body: t('users.deleteBody', { name: fullName(person) }),
        confirmLabel: t('users.delete'),
        done: 'users.deleted',
        instead: { conflict: 'users.deleteRefused' },
        onDeleted,
      }),
  };
}

/** @param onDeleted Called after a person is deleted. */
export function usePersonActions(onDeleted?: () => void): PersonActions {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const [withoutPin, setWithoutPin] = useState<SchoolUser | null>(null);
  const personActs = usePersonActs(onDeleted);

  const getActions = (person: SchoolUser): MenuItem[] => {
    const { id, can, status, has_pin: hasPin } = person;
    const oneself = id === user?.id;
    const openForm = () => navigate(userPaths.detail.href({ id, edit: true }));
    const items: (MenuItem | false)[] = [
      can.update &&
        (status === 'pending'
          ? { id: 'approve', label: t('users.approve'), icon: 'check', onSelect: openForm }
          : { id: 'edit', label: t('users.edit'), icon: 'pencil', onSelect: openForm }),
      // Until a password was chosen there is none to reset.
      can.invite && {
        id: 'invite',
        label: t('users.invite'),
        icon: 'mail',
        onSelect: () => personActs.invite(person),
      },
      can.reset &&
        !can.invite &&
        status === 'active' && {
          id: 'reset',
          label: t('users.reset'),
          icon: 'refresh-cw',
          onSelect: () => personActs.resetPassword(person),
        },
      // Unknown for people who may not start emergencies.
      can.reset &&
        hasPin !== null && {
          id: 'pin',
          label: t(hasPin ? 'users.pin.change' : 'users.pin.set'),
          icon: 'key-round',
          onSelect: () => setWithoutPin(person),
        },
      can.update &&
        status === 'suspended' && {
          id: 'readmit',
          label: t('users.restore'),
          icon: 'log-in',
          onSelect: () => personActs.readmit(person),
        },
      can.reset &&
        hasPin === true && {
          id: 'takePin',
          label: t('users.pin.delete'),
          icon: 'x',
          onSelect: () => personActs.deletePin(person),
        },
      can.update &&
        !oneself &&
        status === 'active' && {
          id: 'suspend',
          label: t('users.suspend'),
          icon: 'lock',
          onSelect: () => personActs.suspend(person),
        },
      can.delete && {
        id: 'delete',
        label: t('users.delete'),
        icon: 'trash-2',
        tone: 'critical',
        onSelect: () => personActs.remove(person),
      },
    ];
    return items.filter((item) => item !== false);
  };

  return {
    getActions,
    openPinDialog: setWithoutPin,
    dialogs: withoutPin && (
      <Suspense>
        <PinDialog person={withoutPin} onClose={() => setWithoutPin(null)} />
      </Suspense>
    ),
  };
}
