import type { Block, Picture } from './pages.ts';

/** What a school writes of the kind: rules, a letter, a form, or a plan. */
export type BodyKind = 'rules' | 'letter' | 'form' | 'plan';

const text = (words: string): Block => ({ kind: 'text', text: words });
const heading = (words: string): Block => ({ kind: 'heading', text: words });

/** Parts of a rule book: a heading, then its articles. */
const rules: readonly (readonly [heading: string, articles: readonly string[]])[] = [
  [
    'Disposiciones generales',
    [
      'Estas normas rigen para estudiantes, familias, docentes, asistentes de la educación y visitas, dentro del establecimiento y en toda actividad que se realice en su nombre, también fuera de la jornada y en los medios digitales que el colegio administra.',
      'Su finalidad es formativa. Antes de aplicar una medida se escucha a quienes participaron, se consideran la edad y las circunstancias, y se deja constancia escrita de lo conversado y de lo acordado.',
      'El texto vigente se publica en el sitio del establecimiento y se entrega impreso a quien lo pida en secretaría. Cada curso lo revisa con su jefatura durante la primera quincena de marzo.',
      'Los plazos se cuentan en días hábiles y comienzan al día siguiente de la notificación. Cuando el último día cae en feriado o en vacaciones, el plazo se extiende hasta el primer día de clases.',
    ],
  ],
  [
    'Derechos y deberes',
    [
      'Cada estudiante tiene derecho a aprender en un ambiente seguro, a recibir un trato respetuoso, a conocer los criterios con que se evalúa su trabajo y a ser atendido cuando plantea una dificultad.',
      'Es deber de todos cuidar las salas, los materiales y los espacios comunes, llegar a la hora, avisar las ausencias y usar un lenguaje que no hiera a otras personas.',
      'Las familias participan por medio de las reuniones de curso, el centro general y el consejo escolar. Pueden pedir una entrevista con cualquier profesional del equipo, que responde dentro de tres días.',
      'El personal mantiene reserva sobre la información de salud, la situación familiar y los antecedentes de convivencia. Solo se comparten con quien los necesita para su trabajo.',
      'Los cursos eligen a sus representantes por votación secreta en abril. La directiva rinde cuenta de sus actividades y de los fondos reunidos al final de cada semestre.',
    ],
  ],
  [
    'Asistencia y puntualidad',
    [
      'La jornada comienza a las ocho. Quien llega después pasa por inspectoría, recibe un pase y entra a la sala sin interrumpir la actividad. Tres atrasos en un mes se conversan con la familia.',
      'Las ausencias se justifican por escrito o en el portal el día del regreso. La licencia médica se entrega dentro de dos días y permite rendir las evaluaciones pendientes en una fecha acordada.',
      'El retiro antes del término de la jornada lo hace el adulto registrado en la ficha. Si asiste otra persona, la familia lo avisa antes y esa persona muestra su cédula.',
      'Cuando la asistencia baja del ochenta y cinco por ciento, la jefatura cita a la familia, revisa las causas y acuerda un plan de apoyo que se evalúa cada cuatro semanas.',
    ],
  ],
  [
    'Evaluación y acompañamiento',
    [
      'Las fechas y los contenidos de cada evaluación se informan con al menos una semana de anticipación. No se programan más de dos pruebas escritas en un mismo día para un mismo curso.',
      'Los resultados se entregan dentro de diez días, con una devolución que señala lo logrado y lo que falta. La revisión se pide por escrito en los cinco días siguientes.',
      'Quien necesita apoyos distintos acuerda con el equipo las adecuaciones, que quedan registradas y se conocen en todas las asignaturas. Ninguna adecuación se informa en voz alta frente al curso.',
      'La copia se trata como una oportunidad de aprender: se conversa, se registra y se repite la evaluación con otra pregunta y otra escala. La reiteración se deriva a la coordinación académica.',
    ],
  ],
  [
    'Convivencia',
    [
      'Se entiende por falta leve la que altera la actividad sin causar daño; por falta grave, la que afecta a otra persona o a los bienes comunes; y por falta muy grave, la que pone en riesgo la integridad física o psíquica.',
      'Toda medida sigue un orden: conversación, compromiso escrito, servicio a la comunidad, apoyo especializado y, en último lugar, las medidas excepcionales que la ley permite. Nunca se retira el acceso a la comida ni al transporte.',
      'Quien presencia una situación de maltrato la informa a cualquier adulto del establecimiento. El equipo de convivencia abre un registro el mismo día, protege a la persona afectada y toma contacto con las familias.',
      'La mediación es voluntaria. La guía una persona que no participó en el conflicto y termina con un acuerdo firmado, cuyo cumplimiento se revisa dos semanas después.',
      'Las decisiones se notifican por escrito con sus fundamentos. Se puede apelar ante la dirección dentro de cinco días, y la respuesta llega en los diez siguientes.',
    ],
  ],
  [
    'Seguridad y salud',
    [
      'Cada sala tiene a la vista el plano de evacuación y el nombre de quien guía la salida. Se realizan al menos dos simulacros por semestre, uno de ellos sin aviso previo.',
      'Los accidentes se atienden en enfermería, se avisan a la familia por teléfono y se registran en el formulario del seguro escolar. Si se requiere traslado, un adulto acompaña hasta que llega la familia.',
      'Los medicamentos se administran solo con receta y autorización escrita. Se guardan bajo llave, con el nombre de cada estudiante y el registro de las dosis entregadas.',
      'Las visitas se identifican en la entrada, llevan una credencial visible y permanecen acompañadas. Las fotografías de estudiantes requieren autorización vigente.',
    ],
  ],
  [
    'Vigencia',
    [
      'El consejo escolar revisa este texto cada año en noviembre. Las propuestas de cambio se reciben hasta el último día de octubre y se discuten en una sesión abierta.',
      'Lo que no está previsto aquí lo resuelve la dirección, que informa su decisión al consejo en la sesión siguiente.',
    ],
  ],
];

function rulesBody(): Block[] {
  let article = 0;
  return rules.flatMap(([title, articles], index) => [
    heading(`Título ${index + 1}. ${title}`),
    ...articles.map((words) => text(`Artículo ${(article += 1)}. ${words}`)),
  ]);
}

const letter: readonly Block[] = [
  heading('A toda la comunidad'),
  text(
    'Junto con saludar, compartimos esta información para que cada familia pueda organizarse con tiempo. Pedimos leerla completa y conversarla en casa, porque algunas indicaciones dependen de la edad y del lugar donde estudia cada curso.',
  ),
  text(
    'La secretaría atiende de lunes a viernes, de 8:00 a 13:00 y de 14:30 a 17:00. Las consultas también se reciben por correo y se responden dentro de dos días hábiles. Quien prefiera una entrevista puede pedirla por medio de la jefatura de su curso.',
  ),
  heading('Lo que conviene recordar'),
  text('1. Revisar la lista de contactos de emergencia y avisar los cambios de teléfono o de dirección.'),
  text('2. Marcar la ropa y los materiales con nombre y curso; lo que se encuentra queda en inspectoría.'),
  text('3. Avisar con un día de anticipación cuando otra persona venga a buscar a una niña o a un niño.'),
  text('4. Llegar quince minutos antes a las actividades que comienzan con un traslado.'),
  { kind: 'gap', height: 14 },
  text('Agradecemos la colaboración de siempre y la confianza en el trabajo de cada día.'),
  { kind: 'gap', height: 40 },
  text('La dirección'),
];

const fields = (...names: readonly string[]): Block[] => names.map((name) => ({ kind: 'field', text: name }));

const form: readonly Block[] = [
  heading('1. Datos de la o el estudiante'),
  ...fields('Nombres y apellidos', 'RUT o pasaporte', 'Fecha de nacimiento', 'Curso', 'Domicilio y comuna'),
  heading('2. Persona responsable'),
  ...fields('Nombres y apellidos', 'Parentesco', 'Teléfono', 'Correo', 'Otra persona a quien llamar'),
  heading('3. Antecedentes'),
  ...fields('Previsión de salud', 'Alergias o tratamientos', 'Indicaciones que debemos conocer'),
  heading('4. Declaración'),
  text(
    'Declaro que los datos anteriores son correctos y que avisaré cualquier cambio. Autorizo al establecimiento a usarlos solo para el fin de este formulario y a conservarlos hasta el término del año escolar.',
  ),
  { kind: 'gap', height: 26 },
  ...fields('Lugar y fecha', 'Firma'),
  text('Para uso de secretaría: recibido por ______________________  fecha ______________'),
];

const weeks: readonly (readonly [work: string, proof: string])[] = [
  ['Diagnóstico y presentación de la unidad', 'Preguntas breves, sin nota'],
  ['Observación guiada y registro en el cuaderno', 'Revisión del cuaderno'],
  ['Lectura compartida y vocabulario', 'Ficha de lectura'],
  ['Trabajo en parejas: ordenar y comparar datos', 'Lista de cotejo'],
  ['Salida breve por el entorno', 'Bitácora de la salida'],
  ['Prueba de la primera parte', 'Prueba escrita, 30 %'],
  ['Devolución y nuevo intento', 'Corrección de la prueba'],
  ['Preguntas propias y búsqueda de fuentes', 'Lista de fuentes'],
  ['Taller: construir y medir', 'Pauta de observación'],
  ['Taller: mejorar lo construido', 'Coevaluación'],
  ['Escritura del informe', 'Borrador con comentarios'],
  ['Presentación a otro curso', 'Exposición, 30 %'],
  ['Prueba de la segunda parte', 'Prueba escrita, 40 %'],
  ['Cierre: lo aprendido y lo que sigue', 'Autoevaluación'],
];

const plan: readonly Block[] = [
  heading('Propósito'),
  text(
    'La unidad parte de lo que las y los estudiantes ya saben y avanza hacia preguntas que pueden responder con su propia observación. Cada semana termina con un registro breve, que sirve para decidir qué se repasa y qué se profundiza.',
  ),
  heading('Semana a semana'),
  { kind: 'row', head: true, cells: ['Semana', 'Trabajo en clases', 'Evidencia'] },
  ...weeks.map(([work, proof], index): Block => ({
    kind: 'row',
    cells: [`Semana ${index + 1}`, work, proof],
  })),
  heading('Materiales'),
  text('Cuaderno, lápices de colores, regla y una carpeta. Lo demás lo entrega el establecimiento.'),
  heading('Cómo se evalúa'),
  text(
    'La nota final reúne dos pruebas, una exposición y el registro semanal. Quien falta con justificación acuerda otra fecha; quien quiere mejorar una nota entrega la corrección comentada dentro de diez días.',
  ),
  text(
    'El apoyo se ofrece los martes y jueves después de clases. La inscripción se hace con la jefatura y no requiere pago.',
  ),
];

const bodies: Readonly<Record<BodyKind, () => readonly Block[]>> = {
  rules: rulesBody,
  letter: () => letter,
  form: () => form,
  plan: () => plan,
};

/** The pages of a sample: what it says itself, then what is usual in its kind. */
export const createBody = (kind: BodyKind, paragraphs: readonly string[], picture?: Picture): Block[] => [
  ...(picture ? [{ kind: 'picture', picture } as const] : []),
  ...paragraphs.map(text),
  ...bodies[kind](),
];
