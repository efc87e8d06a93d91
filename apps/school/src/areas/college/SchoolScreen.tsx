import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { EditSchool } from './EditSchool.tsx';
import { SchoolFacts } from './SchoolFacts.tsx';
import { useRouteValues } from '../../router/useRouteValues.ts';
import { collegePaths } from './paths.ts';

/** Screen of the school, with `?edit` to change it. */
export function SchoolScreen() {
  const t = useText();
  const [, navigate] = useLocation();
  const { data, problem, reload } = useQuery('getCollege', {});
  const { edit: editing } = useRouteValues(collegePaths.detail);
  const school = data?.data;
  useScreen({ title: editing ? t('school.edit') : undefined, ownFoot: editing && school !== undefined });

  if (school && editing) {
    return (
      <EditSchool school={school} onDone={() => navigate(collegePaths.detail.href(), { replace: true })} />
    );
  }
  if (school) return <SchoolFacts school={school} />;
  if (problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="50%" />
        <Skeleton shape="box" height={280} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
