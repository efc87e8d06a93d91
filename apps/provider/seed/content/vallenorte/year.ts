import type { PostSource } from '../../source.ts';

/** Announcements, families and well-being. */
export const year: readonly PostSource[] = [
  {
    key: 'semana-ciencia',
    title: 'Semana de la ciencia: programa por día',
    category: 'comunicados',
    by: 'comunicaciones',
    when: [0, '08:00'],
    for: 'all',
    cover: ['science', 'Un matraz, un tubo de ensayo y un átomo'],
    text: `
Del {+4} al {+8} las clases de la tarde se transforman en laboratorios abiertos. Cada estudiante elige tres y lleva una libreta sin usar.

## Laboratorios

- Cohetes de agua, en la cancha de El Molino.
- Suelos del desierto: por qué florece de pronto.
- Cocinas solares, con almuerzo incluido **si no se nubla**.
- Sombras y relojes de sol.
- Cómo suena una estrella.

La inscripción se hace con la profesora o el profesor jefe. En cada laboratorio caben veinte personas.`,
    files: [
      [
        'Programa de la semana de la ciencia',
        'Lunes y martes: cohetes de agua y suelos del desierto.\nMiércoles: cocinas solares.\nJueves: sombras y relojes de sol.\nViernes: cómo suena una estrella.',
      ],
    ],
  },
  {
    key: 'horario-camanchaca',
    title: 'Mañanas de camanchaca: el bus rural sale más tarde',
    category: 'comunicados',
    by: 'inspectoria',
    when: [-2, '07:15'],
    for: ['B1', 'B2', 'B3', 'B4'],
    text: `
Cuando la niebla entra por el valle no se ve la curva de Tulahuén. Esos días don Celso espera a que despeje y el bus llega a Carén cerca de las 9:00.

El aviso sale a las 6:40. **No es atraso**: la primera hora comienza cuando llega el bus, con leche caliente para todos.`,
  },
  {
    key: 'eleccion-electivos',
    title: 'Electivos de III y IV medio: cómo elegir',
    category: 'comunicados',
    by: 'p.rojas',
    when: [-5, '10:30'],
    for: ['M2', 'M3'],
    text: `
El próximo año habrá nueve electivos. Antes de elegir, cada estudiante asiste a una clase de muestra de los tres que más le llamen la atención.

1. Marcar tres preferencias en la hoja azul.
2. Conversarlas en casa.
3. Entregar la hoja en la oficina de estudios antes del {+6}.

Si un curso se llena, se sortea en público. Quien queda fuera tiene primera opción el semestre siguiente.`,
  },
  {
    key: 'graduacion-octavo',
    title: 'Octavo se despide de El Molino',
    category: 'familias',
    by: 'j.veliz',
    when: [2, '09:00'],
    for: ['B8'],
    cover: ['garlands', 'Banderines de celebración'],
    text: `
La ceremonia será el {+8} al atardecer, en el patio de los pimientos. Hay cuatro sillas por familia y sombra para los abuelos.

No se pide ropa especial. Cada curso prepara una canción y **una carta para quienes lleguen a octavo**, que se guarda en el cajón del pupitre.`,
  },
  {
    key: 'entrevistas',
    title: 'Entrevistas con familias: hora y lugar',
    category: 'familias',
    by: 's.cuellar',
    when: [-3, '17:10'],
    for: ['B7', 'B8'],
    cover: ['meeting', 'Personas sentadas en una sala'],
    text: `
Desde el {+2} conversaremos con cada familia durante veinte minutos. Hay horas de mañana, de tarde y, para quienes trabajan en la cosecha, después de las 19:00.

- La hora se confirma por teléfono con Aída.
- El estudiante participa desde el principio.
- Se termina con un acuerdo de una sola línea, que firman los tres.`,
  },
  {
    key: 'escuela-padres',
    title: 'Taller para familias: pantallas, sueño y adolescencia',
    category: 'familias',
    by: 's.carvajal',
    when: [-10, '15:45'],
    for: ['B5', 'B6', 'B7', 'B8'],
    text: `
Nadie nace sabiendo cómo decir «ya es hora de apagar el teléfono». En dos sesiones veremos qué dice la evidencia, qué ha resultado en otras casas y qué no vale la pena pelear.

Habrá cuidado de niños y té de hierbas. Cupo para treinta personas.`,
  },
  {
    key: 'calor-bienestar',
    title: 'Golpe de calor: señales y qué hacer',
    category: 'bienestar',
    by: 'd.alvarez',
    when: [-1, '12:30'],
    for: 'all',
    cover: ['health', 'Una cruz y una gota de agua'],
    text: `
Pasamos los 33 grados tres días seguidos. Las señales son dolor de cabeza, piel muy caliente, mareo y ganas de vomitar.

## Qué hacer

1. Llevar a la persona a la sombra, acompañada.
2. Mojar nuca, axilas e ingles con paños frescos.
3. Dar agua a sorbos, **solo si está despierta**.
4. Llamar a enfermería: anexo 14.

Los recreos de básica se hacen bajo la malla y Educación Física pasa a la primera hora.`,
  },
  {
    key: 'sismo',
    title: 'Ejercicio de sismo: Merced y El Molino al mismo tiempo',
    category: 'bienestar',
    by: 'inspectoria',
    when: [-3, '11:40'],
    for: 'all',
    cover: ['evacuation', 'Una salida con flecha'],
    text: `
Mañana a las 10:20 suena la campana larga. Nos alejamos de ventanas y repisas, protegemos la cabeza y esperamos el segundo toque para salir.

En Merced, el punto seguro es la cancha; en El Molino, el patio de los pimientos. En el observatorio, la explanada norte: **nunca el camino**.`,
  },
  {
    key: 'biblioteca-siesta',
    title: 'La biblioteca estrena rincón de siesta',
    category: 'bienestar',
    by: 'i.portilla',
    when: [-13, '14:05'],
    for: 'all',
    text: `
Tres esteras, dos cortinas y una regla: quince minutos. Lo propuso primero medio después de medir cuánto se duerme en la clase de las 14:30.

Funciona de 13:30 a 14:20. Se puede leer, dormir o mirar el techo.`,
  },
  {
    key: 'colacion',
    title: 'Colación sin envases: un mes de prueba',
    category: 'bienestar',
    by: 'l.nasur',
    when: [-17, '09:05'],
    for: ['B4', 'B5', 'B6'],
    text: `
Quinto básico pesó la basura del recreo: **cuatro kilos diarios**, casi todo envoltorios. Durante un mes probamos con fruta, pan y frascos que vuelven a casa.

El quiosco también se sumó y venderá cuchuflíes a granel. Al final del mes pesamos otra vez y publicamos el resultado, sea cual sea.`,
  },
  {
    key: 'encuesta',
    title: 'Encuesta de cierre: cinco preguntas',
    category: 'comunicados',
    by: 'direccion',
    when: [-1, '16:20'],
    state: 'draft',
    for: 'all',
    text: `
¿Qué deberíamos dejar de hacer el próximo año? ¿Qué tendríamos que cuidar? Las respuestas son anónimas y se leen todas en el consejo de diciembre.

*Falta la versión en papel para Carén.*`,
  },
  {
    key: 'uniforme-reciclado',
    title: 'Ropero de uniformes',
    category: 'familias',
    by: 'comunicaciones',
    when: [-2, '11:25'],
    state: 'draft',
    for: 'all',
    text: `
Un polerón bien cuidado puede servir a tres hermanos y a dos vecinos. Recibimos prendas limpias en la portería de Merced; se retiran sin costo.`,
  },
  {
    key: 'inicio-semestre',
    title: 'Inicio del semestre: listas de cursos',
    category: 'comunicados',
    by: 'administrador',
    when: [-60, '08:30'],
    state: 'archived',
    for: 'all',
    text: `
Las listas están pegadas en la entrada de cada sede. Si un apellido salió mal escrito, avisen en secretaría: lo corregimos el mismo día.`,
  },
];
