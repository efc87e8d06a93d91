import type { CollegeRecord, InputOf } from '@school/domain';
import { useConfirm } from '@school/ui';
import { useVisitCheck } from '../../data/DataRoot.tsx';
import { invalidate } from '../../data/cache.ts';
import { useCommand } from '../../data/useCommand.ts';
import { pictureProblems, pictureValues } from '../../forms/readPicture.ts';
import { type Message, problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

const problems = { ...pictureProblems, conflict: 'school.pictures.conflict' } as const;

/** A picture slot of a school. */
export type Slot = 'image' | 'image_menu' | 'image_splash';

/** All slots in display order. */
export const slots: readonly Slot[] = ['image', 'image_menu', 'image_splash'];

/** Uploads or removes a picture of the school; every open screen updates. */
export function usePictureChange(school: CollegeRecord, slot: Slot) {
  const t = useText();
  const confirm = useConfirm();
  const { notices } = useScreenServices();
  const checkVisit = useVisitCheck();
  const { run, pending } = useCommand('updateCollegeImages');

  const change = async (
    body: Omit<InputOf<'updateCollegeImages'>['body'], '_method'>,
    done: 'school.pictures.changed' | 'school.pictures.removed',
  ): Promise<Message | null> => {
    const outcome = await run({ body: { _method: 'PUT', ...body }, ifMatch: school.version });
    if (!outcome.ok) {
      // After a conflict the current picture is shown next to the chosen one.
      if (outcome.problem.kind === 'conflict') invalidate(['getCollege']);
      const { id, values } = problemMessage(outcome.problem, problems);
      return { id, values: { ...pictureValues, ...values } };
    }
    notices.notify({ tone: 'positive', message: { id: done } });
    void checkVisit();
    return null;
  };

  return {
    pending,
    send: (file: File) => change({ [slot]: file }, 'school.pictures.changed'),
    remove: (picture: string) =>
      confirm({
        tone: 'critical',
        title: t('school.pictures.removeTitle'),
        body: t('school.pictures.removeBody', { picture }),
        confirmLabel: t('school.pictures.remove'),
        async onConfirm() {
          const fault = await change({ [`remove_${slot}`]: '1' }, 'school.pictures.removed');
          if (fault) throw new Error(t(fault.id, fault.values));
        },
        describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
      }),
  };
}
