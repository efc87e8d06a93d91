import type { ReactNode } from 'react';
import { tenantTheme, themeCss } from '@school/ui/theme';
import { LoanWords } from './LoanWords';

export const metadata = { title: 'Biblioteca', icons: { icon: 'data:,' } };

/* A server component: creates the theme, and passes the kit's messages through a client component. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es">
      <head>
        <style>{themeCss(tenantTheme('#7A1FA2'))}</style>
      </head>
      <body>
        <LoanWords>{children}</LoanWords>
      </body>
    </html>
  );
}
