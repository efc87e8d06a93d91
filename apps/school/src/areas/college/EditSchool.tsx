import type { CollegeRecord } from '@school/domain';
import { useVisitCheck } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useLookup } from '../../data/useLookup.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { SchoolFields } from './SchoolFields.tsx';
import { schoolFields, valuesOf, writeOf } from './schoolValues.ts';
import { useCommunes } from '../../communes/useCommunes.ts';

const loadValidator = () => import('./schoolRules.ts').then((file) => file.schoolRules);

/** Edits the school's record; every open screen updates. */
export function EditSchool({ school, onDone }: { school: CollegeRecord; onDone(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { run } = useCommand('updateCollege');
  const lookUp = useLookup('getCollege');
  const checkVisit = useVisitCheck();
  const communes = useCommunes();
  const communeName = (commune: string) => communes.find(({ id }) => id === commune)?.name ?? commune;
  return (
    <DraftedForm
      label={t('school.edit')}
      values={valuesOf(school)}
      recordId={school.id}
      notify={notices.notify}
      version={school.version}
      draftName="school"
      loadValidator={loadValidator}
      fields={schoolFields}
      tools={{ communeName }}
      requestOf={writeOf}
      readCurrent={async () => {
        const now = await lookUp({});
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSend={(body, { version, idempotencyKey }) =>
        run({ body, ifMatch: version ?? school.version, idempotencyKey })
      }
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'school.changed' } });
        // Every open screen gets the change from the stream; this one doesn't wait for it.
        void checkVisit();
        onDone();
      }}
      onCancel={onDone}
    >
      <SchoolFields school={school} />
    </DraftedForm>
  );
}
