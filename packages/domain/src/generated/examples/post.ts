// Written by generate.ts from contract/examples/post.yaml.
import type { Post } from '../types.gen.ts';

export const postExamples = {
  fiestasPatrias: {
    id: '01990000-0000-7a01-8000-000000000001',
    title: 'Horario especial de Fiestas Patrias',
    excerpt:
      'La semana del 14 de septiembre tendremos horario reducido para todos los niveles. Las clases terminan a las 13:00 de lunes a jueves; el viernes 18 y el sábado 19 no hay clases. Qué cambia El almuerzo…',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'La semana del 14 de septiembre tendremos ' },
            { type: 'text', text: 'horario reducido', marks: [{ type: 'bold' }] },
            {
              type: 'text',
              text: ' para todos los niveles. Las clases terminan a las 13:00 de lunes a jueves; el viernes 18 y el sábado 19 no hay clases.',
            },
          ],
        },
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Qué cambia' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'El almuerzo se sirve a las 12:15 para básica y a las 12:40 para media.',
                    },
                  ],
                },
              ],
            },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: 'Los buses de acercamiento salen a las 13:10.' }],
                },
              ],
            },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    { type: 'text', text: 'Los talleres de la tarde se suspenden hasta el lunes 21.' },
                  ],
                },
              ],
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Si una familia necesita que su hijo o hija se quede hasta las 16:00, debe avisar en inspectoría antes del viernes 11.',
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000001', name: 'Avisos', slug: 'avisos' },
    audience: {
      scope: 'all',
      place_ids: [],
      grade_ids: [],
      course_ids: [],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [],
    grades: [],
    status: 'published',
    published_at: '2026-09-07T08:00:00-03:00',
    author: { id: '01990000-0000-7901-8000-000000000001', name: 'Marcela Fuentes Rojas', avatar: null },
    cover: { url: '/tenants/aromos/app.jpeg', alt: 'Patio del colegio adornado con guirnaldas' },
    version: 2,
    reads_count: 312,
    recipients_count: 480,
    created_at: '2026-09-07T08:00:00-03:00',
    updated_at: '2026-09-07T08:00:00-03:00',
    can: { update: true, delete: true, publish: false },
  },
  reunionApoderados: {
    id: '01990000-0000-7a01-8000-000000000002',
    title: 'Reunión de apoderados de 7° y 8° básico',
    excerpt:
      'Invitamos a las familias de séptimo y octavo a la reunión del martes 15 a las 18:30, en la sala de cada curso. Resultados del primer semestre. Calendario de evaluaciones. Gira de estudio de octavo…',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Invitamos a las familias de séptimo y octavo a la reunión del martes 15 a las 18:30, en la sala de cada curso.',
            },
          ],
        },
        {
          type: 'orderedList',
          content: [
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Resultados del primer semestre.' }] },
              ],
            },
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Calendario de evaluaciones.' }] },
              ],
            },
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Gira de estudio de octavo.' }] },
              ],
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Quienes no puedan venir pueden pedir una entrevista al correo ' },
            {
              type: 'text',
              text: 'direccion@aromos.example',
              marks: [{ type: 'link', attrs: { href: 'mailto:direccion@aromos.example' } }],
            },
            { type: 'text', text: '.' },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000002', name: 'Apoderados', slug: 'apoderados' },
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: ['01990000-0000-7501-8000-000000000007', '01990000-0000-7501-8000-000000000008'],
      course_ids: [
        '01990000-0000-7601-8000-00000000000d',
        '01990000-0000-7601-8000-00000000000e',
        '01990000-0000-7601-8000-00000000000f',
        '01990000-0000-7601-8000-000000000010',
      ],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [
      { id: '01990000-0000-7601-8000-00000000000d', code: 'B7-A', name: '7° A' },
      { id: '01990000-0000-7601-8000-00000000000e', code: 'B7-B', name: '7° B' },
      { id: '01990000-0000-7601-8000-00000000000f', code: 'B8-A', name: '8° A' },
      { id: '01990000-0000-7601-8000-000000000010', code: 'B8-B', name: '8° B' },
    ],
    grades: [
      { id: '01990000-0000-7501-8000-000000000007', code: 'B7', name: '7° básico' },
      { id: '01990000-0000-7501-8000-000000000008', code: 'B8', name: '8° básico' },
    ],
    status: 'published',
    published_at: '2026-09-06T17:30:00-03:00',
    author: { id: '01990000-0000-7901-8000-000000000002', name: 'Rodrigo Pizarro Olivares', avatar: null },
    cover: null,
    version: 2,
    reads_count: 96,
    recipients_count: 131,
    created_at: '2026-09-06T17:30:00-03:00',
    updated_at: '2026-09-06T17:30:00-03:00',
    can: { update: true, delete: true, publish: false },
  },
  penaFolclorica: {
    id: '01990000-0000-7a01-8000-000000000003',
    title: 'Peña folclórica: inscripción de bailes por curso',
    excerpt:
      'Cada curso presenta un baile de una zona del país. La inscripción se hace con el profesor jefe. Zonas disponibles Norte: trote, cueca nortina y diabladas. Centro: cueca y mazamorra. Sur: vals chilote…',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Cada curso presenta un baile de una zona del país. La inscripción se hace con el profesor jefe.',
            },
          ],
        },
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Zonas disponibles' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: 'Norte: trote, cueca nortina y diabladas.' }],
                },
              ],
            },
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Centro: cueca y mazamorra.' }] },
              ],
            },
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Sur: vals chilote y sirilla.' }] },
              ],
            },
          ],
        },
        {
          type: 'blockquote',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'Un baile por curso; si dos eligen el mismo, se sortea.' }],
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000003', name: 'Comunidad', slug: 'comunidad' },
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: [
        '01990000-0000-7501-8000-000000000001',
        '01990000-0000-7501-8000-000000000002',
        '01990000-0000-7501-8000-000000000003',
      ],
      course_ids: [
        '01990000-0000-7601-8000-000000000001',
        '01990000-0000-7601-8000-000000000002',
        '01990000-0000-7601-8000-000000000003',
        '01990000-0000-7601-8000-000000000004',
        '01990000-0000-7601-8000-000000000005',
        '01990000-0000-7601-8000-000000000006',
      ],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [
      { id: '01990000-0000-7601-8000-000000000001', code: 'B1-A', name: '1° A' },
      { id: '01990000-0000-7601-8000-000000000002', code: 'B1-B', name: '1° B' },
      { id: '01990000-0000-7601-8000-000000000003', code: 'B2-A', name: '2° A' },
      { id: '01990000-0000-7601-8000-000000000004', code: 'B2-B', name: '2° B' },
      { id: '01990000-0000-7601-8000-000000000005', code: 'B3-A', name: '3° A' },
      { id: '01990000-0000-7601-8000-000000000006', code: 'B3-B', name: '3° B' },
    ],
    grades: [
      { id: '01990000-0000-7501-8000-000000000001', code: 'B1', name: '1° básico' },
      { id: '01990000-0000-7501-8000-000000000002', code: 'B2', name: '2° básico' },
      { id: '01990000-0000-7501-8000-000000000003', code: 'B3', name: '3° básico' },
    ],
    status: 'scheduled',
    published_at: '2026-12-10T10:00:00-03:00',
    author: { id: '01990000-0000-7901-8000-000000000004', name: 'Ignacia Soto Lagos', avatar: null },
    cover: null,
    version: 2,
    reads_count: 0,
    recipients_count: 402,
    created_at: '2026-09-05T11:20:00-04:00',
    updated_at: '2026-09-05T11:20:00-04:00',
    can: { update: true, delete: true, publish: true },
  },
  simulacro: {
    id: '01990000-0000-7a01-8000-000000000004',
    title: 'Simulacro de evacuación del jueves 10',
    excerpt:
      'El jueves a las 11:00 sonará la alarma tres veces. Cada curso sale por la vía señalada en su sala hasta la zona de seguridad del patio norte. Nadie vuelve a entrar hasta que inspectoría lo indique.',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'El jueves a las 11:00 sonará la alarma tres veces. Cada curso sale por la vía señalada en su sala hasta la zona de seguridad del patio norte.',
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Nadie vuelve a entrar', marks: [{ type: 'bold' }, { type: 'underline' }] },
            { type: 'text', text: ' hasta que inspectoría lo indique.' },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000004', name: 'Seguridad', slug: 'seguridad' },
    audience: {
      scope: 'all',
      place_ids: [],
      grade_ids: [],
      course_ids: [],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [],
    grades: [],
    status: 'draft',
    published_at: null,
    author: { id: '01990000-0000-7901-8000-000000000003', name: 'Tomás Araya Cortés', avatar: null },
    cover: null,
    version: 1,
    reads_count: 0,
    recipients_count: 0,
    created_at: '2026-09-06T09:05:00-03:00',
    updated_at: '2026-09-06T09:05:00-03:00',
    can: { update: true, delete: true, publish: true },
  },
  vacunacion: {
    id: '01990000-0000-7a01-8000-000000000005',
    title: 'Vacunación contra el VPH: autorización de la familia para 4° y 5° básico',
    excerpt:
      'El consultorio vendrá el miércoles 16. La vacuna es gratuita y forma parte del calendario nacional. Envíe la autorización firmada con su hijo o hija antes del lunes 14. Si prefiere vacunar en otro…',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'El consultorio vendrá el miércoles 16. La vacuna es gratuita y forma parte del calendario nacional.',
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Envíe la autorización firmada con su hijo o hija antes del lunes 14. Si prefiere vacunar en otro lugar, basta con traer el comprobante.',
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000005', name: 'Salud', slug: 'salud' },
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: ['01990000-0000-7501-8000-000000000004', '01990000-0000-7501-8000-000000000005'],
      course_ids: [
        '01990000-0000-7601-8000-000000000007',
        '01990000-0000-7601-8000-000000000008',
        '01990000-0000-7601-8000-000000000009',
        '01990000-0000-7601-8000-00000000000a',
      ],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [
      { id: '01990000-0000-7601-8000-000000000007', code: 'B4-A', name: '4° A' },
      { id: '01990000-0000-7601-8000-000000000008', code: 'B4-B', name: '4° B' },
      { id: '01990000-0000-7601-8000-000000000009', code: 'B5-A', name: '5° A' },
      { id: '01990000-0000-7601-8000-00000000000a', code: 'B5-B', name: '5° B' },
    ],
    grades: [
      { id: '01990000-0000-7501-8000-000000000004', code: 'B4', name: '4° básico' },
      { id: '01990000-0000-7501-8000-000000000005', code: 'B5', name: '5° básico' },
    ],
    status: 'published',
    published_at: '2026-09-04T12:10:00-04:00',
    author: { id: '01990000-0000-7901-8000-000000000005', name: 'Paula Cárcamo Vera', avatar: null },
    cover: null,
    version: 2,
    reads_count: 88,
    recipients_count: 102,
    created_at: '2026-09-04T12:10:00-04:00',
    updated_at: '2026-09-04T12:10:00-04:00',
    can: { update: true, delete: true, publish: false },
  },
  huerto: {
    id: '01990000-0000-7a01-8000-000000000006',
    title: 'Lista de materiales para el taller de huerto',
    excerpt:
      'Para la primera sesión necesitamos: Botas de agua o zapatillas viejas. Guantes de jardín, talla pequeña. Una botella de plástico de dos litros.',
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Para la primera sesión necesitamos:' }] },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: 'Botas de agua o zapatillas viejas.' }],
                },
              ],
            },
            {
              type: 'listItem',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Guantes de jardín, talla pequeña.' }] },
              ],
            },
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [{ type: 'text', text: 'Una botella de plástico de dos litros.' }],
                },
              ],
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000006', name: 'Talleres', slug: 'talleres' },
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: ['01990000-0000-7501-8000-000000000003'],
      course_ids: ['01990000-0000-7601-8000-000000000005', '01990000-0000-7601-8000-000000000006'],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [
      { id: '01990000-0000-7601-8000-000000000005', code: 'B3-A', name: '3° A' },
      { id: '01990000-0000-7601-8000-000000000006', code: 'B3-B', name: '3° B' },
    ],
    grades: [{ id: '01990000-0000-7501-8000-000000000003', code: 'B3', name: '3° básico' }],
    status: 'draft',
    published_at: null,
    author: { id: '01990000-0000-7901-8000-000000000004', name: 'Ignacia Soto Lagos', avatar: null },
    cover: null,
    version: 1,
    reads_count: 0,
    recipients_count: 0,
    created_at: '2026-09-07T08:40:00-03:00',
    updated_at: '2026-09-07T08:40:00-03:00',
    can: { update: true, delete: true, publish: true },
  },
  olimpiada: {
    id: '01990000-0000-7a01-8000-000000000007',
    title: 'Olimpiada de Matemática: pasan a la final',
    excerpt:
      'Cinco estudiantes pasan a la final regional, que será el sábado 26 en Talca. ¡Felicitaciones a ellos y a su profesora! 7° A: Antonia Rivas y Benjamín Leiva. 8° B: Sofía Contreras, Martín Tapia y…',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Cinco estudiantes pasan a la final regional, que será el sábado 26 en Talca. ¡Felicitaciones a ellos y a su profesora!',
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '7° A: Antonia Rivas y Benjamín Leiva.' },
            { type: 'hardBreak' },
            { type: 'text', text: '8° B: Sofía Contreras, Martín Tapia y Josefa Arancibia.' },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000007', name: 'Logros', slug: 'logros' },
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: ['01990000-0000-7501-8000-000000000007', '01990000-0000-7501-8000-000000000008'],
      course_ids: ['01990000-0000-7601-8000-00000000000d', '01990000-0000-7601-8000-000000000010'],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [
      { id: '01990000-0000-7601-8000-00000000000d', code: 'B7-A', name: '7° A' },
      { id: '01990000-0000-7601-8000-000000000010', code: 'B8-B', name: '8° B' },
    ],
    grades: [
      { id: '01990000-0000-7501-8000-000000000007', code: 'B7', name: '7° básico' },
      { id: '01990000-0000-7501-8000-000000000008', code: 'B8', name: '8° básico' },
    ],
    status: 'published',
    published_at: '2026-09-02T09:15:00-04:00',
    author: { id: '01990000-0000-7901-8000-000000000006', name: 'Cristóbal Jara Muñoz', avatar: null },
    cover: null,
    version: 2,
    reads_count: 141,
    recipients_count: 168,
    created_at: '2026-09-02T09:15:00-04:00',
    updated_at: '2026-09-02T09:15:00-04:00',
    can: { update: true, delete: true, publish: false },
  },
  planLector: {
    id: '01990000-0000-7a01-8000-000000000008',
    title: 'Plan lector del segundo semestre',
    excerpt:
      'Los libros del segundo semestre ya están en la biblioteca. Cada estudiante puede llevarse uno por dos semanas. La lista completa está en documentos y en el sitio de la Biblioteca Digital Escolar.',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Los libros del segundo semestre ya están en la biblioteca. Cada estudiante puede llevarse uno por dos semanas.',
            },
          ],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'La lista completa está en ' },
            { type: 'text', text: 'documentos', marks: [{ type: 'link', attrs: { href: '/documentos' } }] },
            { type: 'text', text: ' y en el sitio de la ' },
            {
              type: 'text',
              text: 'Biblioteca Digital Escolar',
              marks: [{ type: 'link', attrs: { href: 'https://bdescolar.mineduc.cl' } }],
            },
            { type: 'text', text: '.' },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000008', name: 'Biblioteca', slug: 'biblioteca' },
    audience: {
      scope: 'all',
      place_ids: [],
      grade_ids: [],
      course_ids: [],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [],
    grades: [],
    status: 'archived',
    published_at: '2026-08-14T10:00:00-04:00',
    author: { id: '01990000-0000-7901-8000-000000000005', name: 'Paula Cárcamo Vera', avatar: null },
    cover: null,
    version: 3,
    reads_count: 254,
    recipients_count: 301,
    created_at: '2026-08-14T10:00:00-04:00',
    updated_at: '2026-08-14T10:00:00-04:00',
    can: { update: true, delete: true, publish: true },
  },
  cierreAnio: {
    id: '01990000-0000-7a01-8000-000000000009',
    title: 'Ceremonia de cierre del año y entrega de certificados',
    excerpt:
      'La ceremonia será el viernes 11 de diciembre a las 10:00 en el gimnasio. Cada familia recibe dos invitaciones.',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'La ceremonia será el viernes 11 de diciembre a las 10:00 en el gimnasio. Cada familia recibe dos invitaciones.',
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000003', name: 'Comunidad', slug: 'comunidad' },
    audience: {
      scope: 'all',
      place_ids: [],
      grade_ids: [],
      course_ids: [],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [],
    grades: [],
    status: 'scheduled',
    published_at: '2026-12-01T09:00:00-03:00',
    author: { id: '01990000-0000-7901-8000-000000000002', name: 'Rodrigo Pizarro Olivares', avatar: null },
    cover: null,
    version: 2,
    reads_count: 0,
    recipients_count: 480,
    created_at: '2026-11-12T15:00:00-03:00',
    updated_at: '2026-11-12T15:00:00-03:00',
    can: { update: true, delete: true, publish: true },
  },
  ensayoPaes: {
    id: '01990000-0000-7a01-8000-00000000000a',
    title: 'Ensayo de la PAES para III y IV medio',
    excerpt:
      'El ensayo dura toda la mañana del sábado 24. Hay que traer la cédula de identidad y lápiz grafito.',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'El ensayo dura toda la mañana del sábado 24. Hay que traer la cédula de identidad y lápiz grafito.',
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000001', name: 'Avisos', slug: 'avisos' },
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: ['01990000-0000-7501-8000-00000000000b', '01990000-0000-7501-8000-00000000000c'],
      course_ids: [
        '01990000-0000-7601-8000-000000000015',
        '01990000-0000-7601-8000-000000000016',
        '01990000-0000-7601-8000-000000000017',
        '01990000-0000-7601-8000-000000000018',
      ],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [
      { id: '01990000-0000-7601-8000-000000000015', code: 'M3-A', name: 'III A' },
      { id: '01990000-0000-7601-8000-000000000016', code: 'M3-B', name: 'III B' },
      { id: '01990000-0000-7601-8000-000000000017', code: 'M4-A', name: 'IV A' },
      { id: '01990000-0000-7601-8000-000000000018', code: 'M4-B', name: 'IV B' },
    ],
    grades: [
      { id: '01990000-0000-7501-8000-00000000000b', code: 'M3', name: 'III medio' },
      { id: '01990000-0000-7501-8000-00000000000c', code: 'M4', name: 'IV medio' },
    ],
    status: 'published',
    published_at: '2026-10-19T08:30:00-03:00',
    author: { id: '01990000-0000-7901-8000-000000000002', name: 'Rodrigo Pizarro Olivares', avatar: null },
    cover: null,
    version: 2,
    reads_count: 61,
    recipients_count: 118,
    created_at: '2026-10-19T08:30:00-03:00',
    updated_at: '2026-10-19T08:30:00-03:00',
    can: { update: true, delete: true, publish: false },
  },
  tituloLargo: {
    id: '01990000-0000-7a01-8000-00000000000b',
    title:
      'Cambio de recorrido del bus de acercamiento por trabajos en el puente de Los Niches durante las dos primeras semanas',
    excerpt:
      'Desde el lunes 23 el bus pasa diez minutos antes por todos los paraderos del sector Los Niches.',
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'Desde el lunes 23 el bus pasa diez minutos antes por todos los paraderos del sector Los Niches.',
            },
          ],
        },
      ],
    },
    category: { id: '01990000-0000-7701-8000-000000000001', name: 'Avisos', slug: 'avisos' },
    audience: {
      scope: 'all',
      place_ids: [],
      grade_ids: [],
      course_ids: [],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [],
    grades: [],
    status: 'published',
    published_at: '2026-11-16T07:45:00-03:00',
    author: { id: '01990000-0000-7901-8000-000000000003', name: 'Tomás Araya Cortés', avatar: null },
    cover: null,
    version: 2,
    reads_count: 7,
    recipients_count: 480,
    created_at: '2026-11-16T07:45:00-03:00',
    updated_at: '2026-11-16T07:45:00-03:00',
    can: { update: true, delete: true, publish: false },
  },
  sinTerminar: {
    id: '01990000-0000-7a01-8000-00000000000c',
    title: 'Taller de robótica',
    excerpt: '',
    body: { type: 'doc', content: [] },
    category: null,
    audience: {
      scope: 'restricted',
      place_ids: [],
      grade_ids: [],
      course_ids: [],
      role_ids: [],
      user_ids: [],
      exclude_user_ids: [],
    },
    courses: [],
    grades: [],
    status: 'draft',
    published_at: null,
    author: { id: '01990000-0000-7901-8000-000000000005', name: 'Paula Cárcamo Vera', avatar: null },
    cover: null,
    version: 1,
    reads_count: 0,
    recipients_count: 0,
    created_at: '2026-11-20T16:12:00-03:00',
    updated_at: '2026-11-20T16:12:00-03:00',
    can: { update: true, delete: true, publish: true },
  },
} satisfies Record<string, Post>;
