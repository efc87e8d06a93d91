import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { useText } from '../../intl/useText.ts';
import { ReadingFields } from './ReadingFields.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { personFields } from './personValues.ts';

const options = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** Fields for a person's places, grades and courses: the meaning of scope `own` in every role. */
export function GroupFields() {
  const t = useText();
  const field = useFieldProps(personFields);
  const places = useCollege()?.places ?? [];
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  if (!grades.data || !courses.data) {
    return (
      <ReadingFields
        problem={grades.problem ?? courses.problem}
        onRetry={() => {
          grades.reload();
          courses.reload();
        }}
      />
    );
  }
  return (
    <>
      <FormCheckboxGroup
        {...field('places')}
        help={t('users.form.groupsHelp')}
        columns={2}
        options={options(places)}
      />
      <FormCheckboxGroup
        {...field('grades')}
        columns={3}
        narrowColumns={2}
        options={options(grades.data.data)}
      />
      <FormCheckboxGroup
        {...field('courses')}
        columns={4}
        narrowColumns={2}
        options={options(courses.data.data)}
      />
    </>
  );
}
