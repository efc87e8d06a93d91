import { Button, TextField, UiRoot } from '@school/ui';
import { messages } from '@school/ui/messages/ar';
import { tenantTheme, themeCss } from '@school/ui/theme';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const page = createElement(
  UiRoot,
  { locale: 'ar', messages },
  createElement(TextField, { label: 'العنوان', name: 'title', defaultValue: 'ألف' }),
  createElement(Button, { tone: 'accent', variant: 'solid' }, 'حفظ'),
);

console.log(JSON.stringify({ html: renderToString(page), css: themeCss(tenantTheme('#7A1FA2')) }));
