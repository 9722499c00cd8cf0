// Further titles of the occupations in `occupations/technology.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const TECHNOLOGY_TITLES: Titles = {
  site_reliability_engineer:
    'sre engineer;platform reliability engineer;cloud reliability engineer;systems reliability engineer;service reliability engineer;observability engineer;sre manager;reliability engineer sre;ingenieur für systemzuverlässigkeit;site-reliability-ingenieur;ingénieur de fiabilité des sites;ingénieur en fiabilité de site;ingénieur sre;ingénieure sre',
  penetration_tester:
    'pen tester;pentester;penetration testing consultant;red team operator;offensive security engineer;offensive security consultant;vulnerability researcher;check team leader;check team member;bug bounty hunter;web application tester security;pentesterin;it-penetrationstester;ethischer hacker;pentesteuse;hacker éthique;testeur d’intrusion;testeuse d’intrusion;auditeur sécurité offensive;expert en tests d’intrusion',
  ios_developer:
    'ios engineer;ios software engineer;iphone developer;swiftui developer;objective-c developer;apple app developer;ios mobile developer;ios app developer;ios programmer;mobile engineer ios;ios-entwicklerin;ios-softwareentwickler;ios-app-entwickler;swift-entwickler;développeuse ios;développeur swift;développeur mobile ios;ingénieur ios;développeur iphone',
  android_developer:
    'android app developer;android software engineer;android mobile developer;android programmer;mobile engineer android;jetpack compose developer;aosp engineer;android-entwicklerin;android-softwareentwickler;android-app-entwickler;développeuse android;développeur mobile android;développeur kotlin;ingénieur android;programmeur android',
  embedded_engineer:
    'embedded software developer;autosar developer;firmware-entwickler;entwickler eingebettete systeme;mikrocontroller-entwickler;développeur logiciel embarqué;développeuse logiciel embarqué;ingénieure logiciel embarqué;développeur firmware',
  data_analyst:
    'bi analyst;power bi analyst;reporting analyst;mi analyst;management information analyst;insight analyst;sql analyst;data visualisation analyst;datenanalystin;bi-analyst;business-intelligence-analyst;data-analyst;analyste décisionnel;analyste data;développeuse bi;analyste en intelligence d’affaires',
  database_administrator:
    'sql server dba;database engineer;mysql dba;postgresql dba;production dba;sql dba;db2 dba;mongodb administrator;database reliability engineer;database operations engineer;datenbankadministratorin;datenbankspezialist;oracle-dba;datenbankverwalter;administratrice de bases de données;administrateur base de données;administrateur bdd;administrateur oracle;administrateur sql server;dba oracle',
  systems_administrator:
    'sysadmin;system administrator;server administrator;unix administrator;vmware administrator;active directory administrator;infrastructure administrator;windows server engineer;linux systems engineer;server engineer;system-administrator;linux-administrator;windows-administrator;it-administrator;it-systemadministrator;administratrice systèmes;administrateur système;administrateur linux;admin sys;administrateur infrastructure',
  network_engineer:
    'noc engineer;network support engineer;network infrastructure engineer;lan wan engineer;network operations engineer;ccnp engineer;routing and switching engineer;firewall engineer;wireless network engineer;network architect;netzwerktechniker;netzwerkingenieur;netzwerkspezialist;netzwerkadministratorin;netzwerk-engineer;ingénieure réseau;administrateur réseau;administratrice réseau;technicien réseau informatique;architecte réseau',
  security_analyst:
    'cyber security analyst;cybersecurity analyst;information security analyst;security operations analyst;soc engineer;threat hunter;threat intelligence analyst;cyber defence analyst;siem analyst;csirt analyst;soc-analyst;it-security-analyst;cyber-security-analyst;analyst informationssicherheit;analyste soc;analyste sécurité informatique;analyste csirt;analyste en cybermenaces;analyste en sécurité de l’information',
  it_support:
    'it support technician;it support engineer;desktop support engineer;desktop support technician;deskside support;first line support analyst;1st line support;2nd line support engineer;second line support engineer;it service desk technician;it-support-mitarbeiter;helpdesk-mitarbeiter;it-supporterin;informatiker support;technicienne support informatique;technicien helpdesk;technicien de proximité informatique;technicien en soutien informatique;technicien assistance informatique',
  qa_engineer:
    'test analyst;software tester;software test engineer;automation tester;qa tester;sdet;software development engineer in test;uat tester;game tester;testautomatisierer;testautomatisierungsingenieur;softwaretesterin;qa-ingenieur;testanalyst;testeuse logiciel;ingénieur test logiciel;ingénieur qa;analyste qa;automaticien de tests',
  product_manager:
    'digital product manager;technical product manager;associate product manager;group product manager;software product manager;saas product manager;platform product manager;chief product officer;vp product;agile product owner;product lead digital;digitaler produktmanager;produktmanager software;produktverantwortlicher digital;produktmanagerin software;chef de produit web;propriétaire de produit;product owner agile;responsable produit digital;cheffe de produit digital',
  ux_designer:
    'ui ux designer;ux/ui designer;user experience designer;user interface designer;interaction designer;digital product designer;ux architect;ui-designer;ux-designerin;interaktionsdesigner;ui/ux-designer;designer ui;designeuse ux;concepteur d’interfaces;concepteur ux',
  sap_consultant:
    'sap basis administrator;abap developer;s/4hana consultant;sap-consultant;sap-beraterin;sap-modulberater;consultante sap;consultant fonctionnel sap;consultant technique sap;administrateur sap',
  business_analyst:
    'technical business analyst;requirements analyst;agile business analyst;digital business analyst;functional analyst;business process analyst;business analysis consultant;ba contractor;it-business-analyst;anforderungsmanager;business-analyst;business-analystin;analyste fonctionnel;analyste fonctionnelle;analyste métier;analyste d’affaires informatique;assistant maîtrise d’ouvrage si',
  it_project_manager:
    'ict project manager;technical project manager;software project manager;agile project manager;digital project manager;it programme manager;it program manager;technical programme manager;technical delivery manager;it-projektmanager;it-projektmanagerin;it-projektleiterin;projektleiter informatik;cheffe de projet informatique;chef de projet si;chef de projet moe;directeur de projet informatique',
};
