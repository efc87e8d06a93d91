import type { PostSource } from '../../source.ts';

/** Culture, sport and the life of the cove. */
export const cove: readonly PostSource[] = [
  {
    key: 'radio',
    title: 'Radio Faro vuelve al aire',
    category: 'cultura',
    by: 'p.subiabre',
    when: [-1, '10:00'],
    for: 'all',
    cover: ['music', 'Una guitarra y notas musicales'],
    text: `
Desde hoy la radio escolar transmite todos los recreos por los parlantes y, los viernes, por la señal comunal. La programación la hacen los cursos.

- Lunes: cumbia ranchera y saludos a las islas.
- Martes: noticias del puerto en tres minutos.
- Miércoles: historias de miedo contadas por la señora Blanca.

¿Tienes una idea? La puerta del estudio tiene un buzón con forma de pez.`,
  },
  {
    key: 'mapudungun',
    title: 'Palabras del agua: diccionario ilustrado en tsesungun',
    category: 'cultura',
    by: 'd.huenchuman',
    when: [-4, '12:00'],
    for: ['B7', 'B8', 'M1'],
    cover: ['reading', 'Un libro abierto'],
    text: `
*Lafken* es mar, *leufü* es río, *mawün* es lluvia, y de lluvia sí que sabemos. Octavo B está dibujando un diccionario con las palabras que sus abuelas usan todavía.

El trabajo se presenta el {+7} en la ruka del patio. Si en tu casa recuerdan una palabra que no está, **tráela escrita como suene**.`,
  },
  {
    key: 'regata',
    title: 'Regata de chalupas a vela: quedamos segundos',
    category: 'deportes',
    by: 'b.kramm',
    when: [-6, '19:10'],
    for: 'all',
    cover: ['sea', 'Una vela blanca sobre el mar'],
    text: `
La *Pincoya II* cruzó la meta a cuarenta segundos del primer lugar, después de romper el foque en la segunda boya. La tripulación lo cosió navegando.

Felicitaciones a Maite, Ariel, Nayadeth y Bruno, y a las familias que gritaron bajo la lluvia sin paraguas. **La revancha es en enero.**`,
  },
  {
    key: 'voleibol',
    title: 'Vóleibol: triunfo en el quinto set ante Castro',
    category: 'deportes',
    by: 'c.montiel',
    when: [-9, '20:15'],
    for: ['M1', 'M2', 'M3', 'M4'],
    text: `
Perdíamos dos a cero y el gimnasio ya guardaba los bombos. Entonces entró Anaís, de primero C, y sirvió nueve puntos seguidos.

Terminó 15 a 13. El domingo se juega en Ancud, con bus y transbordador; quedan seis asientos.`,
  },
  {
    key: 'futbol-caleta',
    title: 'Clásico contra la caleta: liceo 3, pescadores 3',
    category: 'deportes',
    by: 'comunicaciones',
    when: [-13, '17:20'],
    for: 'all',
    cover: ['football', 'Una pelota frente al arco'],
    text: `
Como todos los años, el partido terminó empatado y nadie recuerda quién anotó el último gol. Las camisetas se intercambiaron y el asado lo puso el sindicato.

Se reunieron ciento veinte mil pesos para el motor de la lancha de rescate.`,
  },
  {
    key: 'leyendas',
    title: 'Noche de leyendas en la biblioteca',
    category: 'cultura',
    by: 'p.rosas',
    when: [-11, '18:00'],
    for: ['B7', 'B8', 'M1', 'M2'],
    text: `
Apagamos las luces, encendimos un candil y vinieron sesenta personas. El Caleuche apareció tres veces, siempre con música; la Pincoya, dos; el Trauco se quedó afuera por decisión unánime.

Los cuentos quedaron grabados y se pueden escuchar en [Radio Faro](https://radio.puertoclaro.example).`,
  },
  {
    key: 'acordeon',
    title: 'Acordeones del taller en la plaza de Angelmó',
    category: 'cultura',
    by: 'i.villarroel',
    when: [-16, '13:35'],
    for: 'all',
    cover: ['dance', 'Una pareja baila'],
    text: `
Once acordeones, una guitarra y un bombo hecho con un tarro de pintura: así suena el taller. Tocaron valses chilotes hasta que la gente de la feria dejó los puestos para bailar.

La próxima salida es el {sab+0}, si no llueve; y si llueve, bajo el alero.`,
  },
  {
    key: 'mural-pescadores',
    title: 'Un mural para las mujeres que esperan y las que salen al mar',
    category: 'cultura',
    by: 'r.conuecar',
    when: [-19, '15:00'],
    for: ['B7', 'B8', 'M1', 'M2'],
    cover: ['art', 'Una paleta y un pincel'],
    text: `
El muro de la bodega 4 mostrará a tres mujeres: una carpintera de ribera, una recolectora de algas y una patrona de lancha. Las tres existen y las tres vinieron a posar.

Pintamos por turnos, con arnés y con té. Si quieres un turno, anótate en la hoja pegada junto al taller.`,
  },
  {
    key: 'limpieza-playa',
    title: 'Limpieza de la playa Pelluco: 340 kilos menos de plástico',
    category: 'puerto',
    by: 'n.almonacid',
    when: [-20, '12:40'],
    for: 'all',
    text: `
En dos horas juntamos boyas rotas, cabos, bolsas y una zapatilla que viajó desde Hornopirén. Todo quedó pesado y anotado: **340 kilos**.

Lo que más había era cuerda. Operaciones Portuarias ya la está convirtiendo en defensas para la rampa.`,
  },
  {
    key: 'intercambio',
    title: 'Cartas con una escuela de Noruega',
    category: 'cultura',
    by: 's.mayorga',
    when: [4, '08:30'],
    for: ['B8', 'M1'],
    text: `
Una escuela de Lofoten nos escribió: también viven del mar, también les llueve de lado. Octavo y primero medio responderán en inglés, a mano, con un dibujo del lugar donde viven.

Las cartas se despachan el {+6}. Se demoran tres semanas, **que es parte de la emoción**.`,
  },
  {
    key: 'ajedrez-lancha',
    title: 'Ajedrez en la lancha',
    category: 'deportes',
    by: 'asistente',
    when: [0, '09:55'],
    state: 'draft',
    for: ['M1', 'M2'],
    text: `
Queremos aprovechar el viaje de los domingos: tableros imantados y un campeonato que dure todo el semestre. Las partidas se anotan y siguen en la travesía siguiente.`,
  },
  {
    key: 'aniversario-1938',
    title: 'Aniversario del liceo: la foto de 1938',
    category: 'cultura',
    by: 'comunicaciones',
    when: [-3, '16:05'],
    state: 'draft',
    for: 'all',
    cover: ['garlands', 'Banderines'],
    text: `
En la foto hay veintisiete niños, un profesor con sombrero y un perro. Encontramos a la nieta de uno de ellos; del perro no hay noticias.

*Confirmar permiso del archivo para publicarla.*`,
  },
  {
    key: 'concurso-cuento',
    title: 'Concurso de cuento breve: ganadores',
    category: 'cultura',
    by: 'e.burgos',
    when: [-36, '11:20'],
    state: 'archived',
    for: 'all',
    text: `
Llegaron ochenta y tres cuentos. Ganó «La ballena que no cabía», de Ayelén, de primero A, que se lee en un minuto y se recuerda toda la semana.`,
  },
  {
    key: 'cine',
    title: 'Cine en el gimnasio con sonido de verdad',
    category: 'cultura',
    by: 'e.gebauer',
    when: [-44, '10:30'],
    state: 'archived',
    for: 'all',
    text: `
Estrenamos los parlantes nuevos con un documental sobre los canales australes. Entrada liberada y frazadas a la entrada.`,
  },
];
