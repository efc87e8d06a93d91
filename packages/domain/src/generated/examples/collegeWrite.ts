// Written by generate.ts from contract/examples/college-write.yaml.
import type { CollegeWrite } from '../types.gen.ts';

export const collegeWriteExamples = {
  aromos: {"name":"Colegio Los Aromos","short_name":"Los Aromos","acronym":"CLA","address":"Camino Los Niches 1450","commune_id":"07301","email":"contacto@aromos.example","phone":"+56752310450","phone_extension":null,"have_advertising":false,"show_onboarding":true,"app_status_publishing":1,"setting":{"theme_color":"#0F6E5A","corners":"soft","language":"es","languages":["es","en","es-MX","fr","zh-CN","ar","de"],"timezone":"America/Santiago","sign_up_open":true,"alert_approval":false}},
} satisfies Record<string, CollegeWrite>;
