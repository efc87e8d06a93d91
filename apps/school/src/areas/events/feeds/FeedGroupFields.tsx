import { Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { FormCheckboxGroup } from '../../../forms/FormCheckboxGroup.tsx';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { feedFields } from './feedValues.ts';

const options = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** Fields that limit a feed to places, grades and courses. */
export function FeedGroupFields() {
  const t = useText();
  const field = useFieldProps(feedFields);
  const places = useCollege()?.places ?? [];
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const problem = grades.problem ?? courses.problem;
  if (grades.data && courses.data) {
    return (
      <Stack gap="l">
        <FormCheckboxGroup {...field('places')} columns={2} options={options(places)} />
        <FormCheckboxGroup {...field('grades')} columns={3} options={options(grades.data.data)} />
        <FormCheckboxGroup {...field('courses')} columns={4} options={options(courses.data.data)} />
      </Stack>
    );
  }
  if (problem) {
    const retry = () => [grades, courses].forEach(({ reload }) => reload());
    return <Failed problem={problem} onRetry={retry} />;
  }
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={240} />
    </SkeletonGroup>
  );
}
