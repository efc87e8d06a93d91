// Written by generate.ts from contract/examples/college-record.yaml.
import type { CollegeRecord } from '../types.gen.ts';

export const collegeRecordExamples = {
  aromos: {"id":"01990000-0000-7101-8000-000000000001","name":"Colegio Los Aromos","short_name":"Los Aromos","slug":"aromos","acronym":"CLA","address":"Camino Los Niches 1450","commune":{"id":"07301","name":"Curicó"},"email":"contacto@aromos.example","phone":"+56752310450","phone_extension":null,"image":"/media/aromos/crest.webp","image_menu":"/media/aromos/menu.jpeg","image_splash":"/media/aromos/splash.jpeg","have_advertising":false,"show_onboarding":true,"app_status_publishing":1,"setting":{"id":"01990000-0000-7201-8000-000000000001","theme_color":"#0F6E5A","corners":"soft","language":"es","languages":["es","en","es-MX","fr","zh-CN","ar","de"],"timezone":"America/Santiago","sign_up_open":true,"alert_approval":false},"places":[{"id":"01990000-0000-7301-8000-000000000001","name":"Sede Central","main":true},{"id":"01990000-0000-7301-8000-000000000002","name":"Sede Los Niches","main":false}],"created_at":"2026-03-02T09:00:00-03:00","version":1},
} satisfies Record<string, CollegeRecord>;
