import type { CollegeRecord } from '@school/domain';
import { useVisitCheck } from '../../data/DataRoot.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import { rulesFor } from '../../forms/rulesFor.ts';
import { useText } from '../../intl/useText.ts';
import { SchoolFields } from './SchoolFields.tsx';
import { schoolFields, schoolToFormValues, toSchoolRequest } from './schoolValues.ts';
import { useCommunes } from '../../communes/useCommunes.ts';

const loadValidator = rulesFor('college', { toRequest: toSchoolRequest, fields: schoolFields });

/** Edits the school's record; every open screen updates. */
export function EditSchool({ school, onDone }: { school: CollegeRecord; onDone(): void }) {
  const t = useText();
  const checkVisit = useVisitCheck();
  const { onSent, ...form } = useRecordForm({
    record: school,
    read: 'getCollege',
    update: 'updateCollege',
    toValues: schoolToFormValues,
    changed: 'school.changed',
    onDone,
  });
  const communes = useCommunes();
  const communeName = (commune: string) => communes.find(({ id }) => id === commune)?.name ?? commune;
  return (
    <DraftedForm
      {...form}
      label={t('school.edit')}
      draftName="school"
      loadValidator={loadValidator}
      fields={schoolFields}
      tools={{ communeName }}
      toRequest={toSchoolRequest}
      onSent={({ data }) => {
        // Every open screen gets the change from the stream; this one doesn't wait for it.
        void checkVisit();
        onSent(data);
      }}
    >
      <SchoolFields school={school} />
    </DraftedForm>
  );
}
