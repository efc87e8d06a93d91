import { Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useQuery } from '../data/useQuery.ts';
import { FormCheckboxGroup } from '../forms/FormCheckboxGroup.tsx';
import { useText } from '../intl/useText.ts';
import { Failed } from '../shell/Failed.tsx';

const options = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** The grades and courses that a post is for. */
export function AudienceFields() {
  const t = useText();
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const problem = grades.problem ?? courses.problem;
  if (grades.data && courses.data) {
    return (
      <Stack gap="xl">
        <FormCheckboxGroup
          name="grades"
          label={t('posts.form.grades')}
          columns={2}
          options={options(grades.data.data)}
        />
        <FormCheckboxGroup
          name="courses"
          label={t('posts.form.courses')}
          columns={3}
          options={options(courses.data.data)}
        />
      </Stack>
    );
  }
  if (problem) {
    return (
      <Failed
        problem={problem}
        onRetry={() => {
          grades.reload();
          courses.reload();
        }}
      />
    );
  }
  return (
    <SkeletonGroup label={t('app.loading')}>
      <Skeleton shape="box" height={160} />
      <Skeleton shape="box" height={320} />
    </SkeletonGroup>
  );
}
