import { Button, ErrorState, Inline, Page } from '@school/ui';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useText } from '../intl/useText.ts';
import { ErrorBoundary, type RenderFailure } from './ErrorBoundary.tsx';
import { useScreen } from './ScreenRoot.tsx';

function ScreenFailed({ attempts, retry }: RenderFailure) {
  const t = useText();
  useScreen();
  const isRepeated = attempts > 1;
  return (
    <Page
      state={
        <ErrorState
          title={t(isRepeated ? 'errors.partOutdated' : 'errors.screenFailed')}
          action={
            <Inline gap="s">
              <Button onClick={retry}>{t('app.retry')}</Button>
              {isRepeated && <Button onClick={() => location.reload()}>{t('app.reload')}</Button>}
            </Inline>
          }
        />
      }
    />
  );
}

/** Replaces a screen that throws while it renders, until the location changes; menu and alerts stay. */
export function ScreenBoundary(props: { children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <ErrorBoundary resetKey={path + search} Failed={ScreenFailed}>
      {props.children}
    </ErrorBoundary>
  );
}
