import type { PostSource } from '../../source.ts';

/** Notices, families, safety and health. */
export const news: readonly PostSource[] = [
  {
    key: 'horario-especial',
    title: 'Horario especial de la semana de aniversario',
    category: 'avisos',
    by: 'administrador',
    when: [0, '08:00'],
    for: 'all',
    cover: ['garlands', 'Patio del colegio adornado con guirnaldas'],
    text: `
Entre el {+3} y el {+7} celebramos el aniversario del colegio con **horario reducido** para todos los niveles. Las clases terminan a las 13:00; la última tarde queda libre para el desfile de alianzas.

## Qué cambia

- El almuerzo se sirve a las 12:15 para básica y a las 12:40 para media.
- Los buses de acercamiento salen a las 13:10.
- Los talleres de la tarde se suspenden y vuelven la semana siguiente.

Si una familia necesita que su hijo o hija se quede hasta las 16:00, basta con avisar en inspectoría antes del {+2}. Habrá turno de patio y colación caliente.`,
    files: [
      [
        'Horario de la semana de aniversario',
        'Entrada a las 8:00, salida a las 13:00 en todos los niveles.\nAlmuerzo: 12:15 para básica, 12:40 para media.\nBuses de acercamiento: 13:10.',
      ],
      ['Recorrido del desfile de alianzas', 'plan'],
    ],
  },
  {
    key: 'reunion-7-8',
    title: 'Reunión de apoderados de 7° y 8° básico',
    category: 'apoderados',
    by: 'direccion',
    when: [-1, '17:30'],
    for: ['B7', 'B8'],
    cover: ['meeting', 'Familias sentadas en una asamblea'],
    text: `
Invitamos a las familias de séptimo y octavo a la reunión del {+4} a las 18:30, en la sala de cada curso. Tendremos un rincón con monitores para los hermanos pequeños.

1. Resultados del semestre y apoyos disponibles.
2. Calendario de evaluaciones.
3. Gira de estudio de octavo: fechas y aportes.
4. Uso del celular en la sala.

Profesoras jefas y profesores jefes pueden descargar la presentación desde *Documentos*. El acta debe quedar subida antes del {+6}.`,
  },
  {
    key: 'bus-los-niches',
    title: 'Cambio de recorrido del bus de acercamiento por trabajos en el puente de Los Niches',
    category: 'avisos',
    by: 'inspectoria',
    when: [-3, '12:45'],
    fields: { notify: true },
    for: ['B1', 'B2', 'B3', 'B4'],
    text: `
Desde el {+2} y por dos semanas, el puente funcionará con una sola pista. El bus de la mañana saldrá **quince minutos antes** de cada paradero y tomará la variante de El Maitén.

En la tarde no hay cambios de horario, pero la llegada al centro puede demorarse unos diez minutos. Por favor, avisen a las familias que no usan la aplicación.`,
  },
  {
    key: 'simulacro',
    title: 'Simulacro de evacuación: qué hace cada curso',
    category: 'seguridad',
    by: 'inspectoria',
    when: [-5, '09:00'],
    for: 'all',
    confirmBy: -1,
    cover: ['evacuation', 'Una salida y una flecha hacia la zona segura'],
    text: `
El {+3} a las 11:00 haremos el ejercicio de evacuación del semestre. La sirena sonará **tres veces**; nadie vuelve a la sala a buscar sus cosas.

## Antes

- Revisar que la mochila de emergencia del curso tenga la lista al día.
- Nombrar a dos estudiantes que cierren la fila.

## Durante

Básica sale por la escalera sur hacia el patio norte; media, por el pasillo de laboratorios hacia la multicancha. En la zona segura se pasa lista y se levanta la tarjeta verde.

> Un ejercicio bien hecho es silencioso, rápido y un poco aburrido. Así debe ser.`,
  },
  {
    key: 'vph',
    title: 'Vacunación contra el VPH: autorización de la familia para 4° y 5° básico',
    category: 'salud',
    by: 't.garrido',
    when: [-4, '12:10'],
    for: ['B4', 'B5'],
    cover: ['health', 'Una cruz y una gota'],
    text: `
El equipo del consultorio vendrá al colegio el {+5} entre las 9:00 y las 12:30. La vacuna es gratuita y forma parte del programa nacional.

Las autorizaciones se entregan hoy en la libreta y deben volver firmadas antes del {+3}. Quien prefiera vacunar a su hija o hijo en el consultorio puede marcarlo en la misma hoja.

**Importante:** ese día conviene tomar buen desayuno y venir con polera de manga corta.`,
    files: [
      [
        'Autorización de vacunación contra el VPH',
        'Nombre y curso:\nAutorizo la vacunación en el colegio: sí / no.\nPrefiero vacunar en el consultorio: sí / no.\nFirma y RUT del apoderado:',
      ],
    ],
  },
  {
    key: 'entrega-notas',
    title: 'Entrega de informes de notas',
    category: 'apoderados',
    by: 'c.undurraga',
    when: [-6, '10:00'],
    for: ['M1', 'M2', 'M3', 'M4'],
    text: `
Los informes parciales de media estarán listos el {+4}. Cada familia tendrá quince minutos con la profesora o el profesor jefe; la hora se reserva en secretaría o respondiendo el correo que llega hoy.

Pedimos que vengan **con su hijo o hija**: la conversación rinde mucho más cuando la persona que estudia está presente.`,
  },
  {
    key: 'uniforme-calor',
    title: 'Uniforme de días calurosos',
    category: 'avisos',
    by: 's.canales',
    when: [-8, '08:15'],
    for: 'all',
    text: `
Cuando el pronóstico supere los 28 grados se puede venir todo el día con buzo o falda pantalón y la polera del colegio. El jockey es bienvenido en los patios.

- Llevar botella de agua con nombre: hay bebederos nuevos frente a la biblioteca.
- El protector solar se aplica en casa; en enfermería hay para quien lo olvide.`,
  },
  {
    key: 'casino',
    title: 'El casino cambia su minuta: más legumbres y fruta de la zona',
    category: 'salud',
    by: 'i.villagra',
    when: [-10, '11:30'],
    for: 'all',
    cover: ['garden', 'Plantas que crecen en una huerta'],
    text: `
Desde el lunes servimos legumbres dos veces por semana y fruta comprada a productores de Curicó y Romeral. Los martes hay opción vegetariana también en el menú principal.

La minuta del mes queda publicada en *Documentos*. Si su hijo o hija tiene una alergia, por favor actualicen la ficha con Teresa, en enfermería: **los platos se preparan según esa lista**.`,
  },
  {
    key: 'estacionamiento',
    title: 'Entrada y salida: una sola fila de autos, por favor',
    category: 'seguridad',
    by: 'inspectoria',
    when: [-13, '07:50'],
    for: 'all',
    text: `
En las mañanas se forman dos filas frente al portón y los niños cruzan entre los autos. Les pedimos entrar siempre por Los Álamos, dejar a los estudiantes en la bahía y salir por Camino Los Niches.

Estudiantes de cuarto medio estarán con chaleco amarillo hasta las 8:10 para ayudar. Gracias por saludarlos y hacerles caso.`,
  },
  {
    key: 'convivencia',
    title: 'Pasos que seguimos cuando hay un conflicto entre estudiantes',
    category: 'seguridad',
    by: 'd.arriagada',
    when: [-16, '15:20'],
    for: ['B7', 'B8', 'M1', 'M2'],
    text: `
Muchas familias preguntan qué ocurre después de que un estudiante cuenta un problema. Estos son los pasos:

1. Escuchamos por separado a cada persona, el mismo día.
2. Llamamos a las familias antes de que termine la jornada.
3. Acordamos por escrito cómo se repara lo ocurrido.
4. Revisamos el acuerdo a las dos semanas.

Si algo pasa fuera del horario, pueden escribir a [convivencia](mailto:convivencia@aromos.example). Leemos los mensajes cada mañana.`,
  },
  {
    key: 'matricula',
    title: 'Matrícula del próximo año: fechas y documentos',
    category: 'apoderados',
    by: 'administrador',
    when: [3, '08:00'],
    for: 'all',
    cover: ['meeting', 'Una sala con familias'],
    text: `
La matrícula se abre el {+5} para quienes ya son parte del colegio y una semana más tarde para familias nuevas.

## Qué traer

- Certificado de nacimiento.
- Certificado anual de estudios.
- Dos teléfonos de contacto que contesten de día.

La atención es de 8:30 a 17:00 en secretaría, sin hora. El {sab+0} abrimos también de 9:00 a 12:00.`,
  },
  {
    key: 'pediculosis',
    title: 'Semana de revisión de cabezas',
    category: 'salud',
    by: 't.garrido',
    when: [-1, '13:05'],
    state: 'draft',
    for: ['B1', 'B2', 'B3'],
    text: `
Con el calor volvieron los piojos. Nadie tiene la culpa y se van con paciencia: peine fino, dos veces por semana, y aviso al curso sin dar nombres.

*Falta confirmar qué días puede venir el equipo del consultorio.*`,
  },
  {
    key: 'corte-agua',
    title: 'Corte de agua programado en la Sede Central',
    category: 'avisos',
    by: 'm.chandia',
    when: [-9, '16:40'],
    state: 'archived',
    for: 'all',
    text: `
La empresa de agua trabajará en la matriz de la calle. El estanque alcanza para baños y lavamanos; la cocina servirá colación fría. El suministro vuelve a las 15:00.`,
  },
];
