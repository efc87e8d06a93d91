import { useQuery } from '../../data/useQuery.ts';
import { IntegrationPanes } from './IntegrationPanes.tsx';
import { Failed } from '../../screen/Failed.tsx';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { Page } from '@school/ui';
import { Redirect } from 'wouter';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { integrationPaths } from './paths.ts';

/** The external systems of the school. Beside the list, wide windows open the one that fails, else the first. */
export function IntegrationsScreen() {
  const narrow = useNarrow();
  const { data, problem, reload } = useQuery('listIntegrations', {});
  useScreen();
  const first = data && (data.data.find(({ state }) => state === 'failing') ?? data.data[0]);
  const opened = narrow ? undefined : first?.id;

  if (!data && problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  return (
    <>
      {opened && <Redirect to={integrationPaths[opened].href()} replace />}
      <IntegrationPanes />
    </>
  );
}
