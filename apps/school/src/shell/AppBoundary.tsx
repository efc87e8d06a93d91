import { Box } from '@school/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useText } from '../intl/useText.ts';
import { FailureNotice } from '../router/FailureNotice.tsx';
import { ErrorBoundary, type RenderFailure } from '../screen/ErrorBoundary.tsx';

function AppFailed({ retry }: RenderFailure) {
  const t = useText();
  return (
    <Box as="main" padding="l">
      <FailureNotice text={t('errors.screenFailed')} offersReload onRetry={retry} />
    </Box>
  );
}

/** Replaces the whole app if its frame or a public screen throws while it renders, until the location changes. */
export function AppBoundary(props: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ErrorBoundary resetKey={path + search} Failed={AppFailed}>
      {props.children}
    </ErrorBoundary>
  );
}
