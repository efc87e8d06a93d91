import type { Course, Grade } from '@school/domain';
import { Button, DescriptionList, Inline, Skeleton, SkeletonGroup, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import type { Labelled } from './LabelDialog.tsx';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const LabelDialog = lateDialog(() => import('./LabelDialog.tsx').then((file) => file.LabelDialog), byOnClose);

/** The school's grades and courses, with buttons that rename them. */
export function LabelsPart() {
  const t = useText();
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const [renamed, setRenamed] = useState<Labelled | null>(null);
  const failed = [grades, courses].find(({ data, problem }) => problem && !data);
  if (failed?.problem) {
    return (
      <Failed
        problem={failed.problem}
        onRetry={() => {
          grades.reload();
          courses.reload();
        }}
      />
    );
  }
  if (!grades.data || !courses.data) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    );
  }
  const rename = (kind: Labelled['kind'], record: Grade | Course) => (
    <Button
      key={record.id}
      size="s"
      variant="plain"
      icon="pencil"
      aria-label={t('school.labels.rename', { name: record.name })}
      onClick={() => setRenamed({ kind, record })}
    >
      <bdi>{record.name}</bdi>
    </Button>
  );
  const ofGrade = (grade: Grade) => courses.data!.data.filter(({ grade_id: id }) => id === grade.id);
  return (
    <>
      <DescriptionList
        layout="beside"
        divided
        aria-label={t('school.labels.title')}
        items={grades.data.data.map((grade) => ({
          id: grade.id,
          term: rename('grade', grade),
          details:
            ofGrade(grade).length > 0 ? (
              <Inline gap="s">{ofGrade(grade).map((course) => rename('course', course))}</Inline>
            ) : (
              <Text as="span" tone="quiet">
                {t('school.labels.noCourses')}
              </Text>
            ),
        }))}
      />
      {renamed && (
        <Suspense>
          <LabelDialog labelled={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  );
}
