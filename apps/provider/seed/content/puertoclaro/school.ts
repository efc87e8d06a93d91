import { demoPasswords } from '@school/domain/fixtures';
import type { SchoolSource } from '../../source.ts';
import { cove } from './cove.ts';
import { boardingNotices } from './boarding.ts';
import { events } from './events.ts';
import { contacts } from './contacts.ts';
import { documentCategories, documents } from './documents.ts';
import { notices } from './notices.ts';
import { staff } from './staff.ts';
import { talks } from './talks.ts';
import { trades } from './trades.ts';

const montt = { id: '10101', name: 'Puerto Montt' };

/** A secondary school of the harbour: aquaculture, port work and cooking; pupils of the islands board there. */
export const puertoclaro: SchoolSource = {
  key: 'puertoclaro',
  domains: ['puertoclaro.localhost'],
  password: demoPasswords.puertoclaro,
  pin: '7193',
  college: {
    name: 'Liceo Puerto Claro',
    short_name: 'Puerto Claro',
    acronym: 'LPC',
    address: 'Avenida Costanera 820',
    commune: montt,
    phone: '+56652255820',
    founded: 1938,
    theme_color: '#C2410C',
    corners: 'round',
    sign_up_open: true,
    app_status_publishing: 1,
    have_advertising: false,
    show_onboarding: false,
  },
  places: [
    {
      name: 'Sede Costanera',
      code: 'CO',
      main: true,
      address: 'Avenida Costanera 820',
      commune: montt,
      lat: -41.4739,
      lng: -72.9362,
      phone: '+56652255820',
      opens: '07:30',
      closes: '19:00',
    },
    {
      name: 'Escuela del Muelle',
      code: 'MU',
      main: false,
      address: 'Muelle de Angelmó, bodega 4',
      commune: montt,
      lat: -41.4826,
      lng: -72.9588,
      phone: '+56652255821',
      opens: '08:00',
      closes: '17:30',
    },
    {
      name: 'Centro de cultivos',
      code: 'CC',
      main: false,
      address: 'Ruta V-815, sector Metri',
      commune: montt,
      lat: -41.5967,
      lng: -72.7057,
      phone: '+56652255822',
      opens: '08:30',
      closes: '16:30',
    },
    {
      name: 'Residencia estudiantil',
      code: 'RE',
      main: false,
      address: 'Pasaje Los Ulmos 55',
      commune: montt,
      lat: -41.4681,
      lng: -72.9415,
      phone: '+56652255823',
      opens: '06:30',
      closes: '22:00',
    },
  ],
  grades: [
    ['B7', 'AB', 'CO'],
    ['B8', 'AB', 'CO'],
    ['M1', 'ABC', 'CO'],
    ['M2', 'ABC', 'CO'],
    ['M3', 'ABC', 'MU'],
    ['M4', 'ABC', 'MU'],
  ],
  categories: [
    ['avisos', 'Avisos'],
    ['puerto', 'Puerto y caleta'],
    ['especialidades', 'Especialidades'],
    ['residencia', 'Residencia'],
    ['familias', 'Familias'],
    ['cuidado', 'Cuidado y salud'],
    ['cultura', 'Cultura'],
    ['deportes', 'Deportes'],
  ],
  accounts: [
    ['administrador', 'Verónica Barrientos Oyarzún', '14226937-6', '1982-03-09', 'Administradora', ''],
    ['direccion', 'Hugo Mansilla Cárcamo', '9731542-6', '1964-09-21', 'Director', ''],
    ['inspectoria', 'Leticia Ruiz Alvarado', '12618405-0', '1974-12-01', 'Inspectora general', 'M1 M2'],
    ['comunicaciones', 'Bastián Uribe Haro', '19574208-1', '1997-06-17', 'Encargado de comunicaciones', ''],
    [
      'docente',
      'Gabriela Cárdenas Loncón',
      '15873406-0',
      '1985-04-26',
      'Profesora de Biología Marina',
      'M1 M2',
    ],
    ['asistente', 'Rosario Nahuel Vivar', '16902744-7', '1988-10-30', 'Asistente de convivencia', 'M1 M2'],
    ['lectura', 'Ernesto Klein Soto', '8415367-2', '1959-02-11', 'Consejero del puerto', 'M3 M4'],
  ],
  staff,
  passports: { 'l.ferreyra': { passport: 'AR4021987', rut: false } },
  posts: [...boardingNotices, ...trades, ...cove],
  notices,
  events,
  talks,
  documentCategories,
  documents,
  contacts,
};
