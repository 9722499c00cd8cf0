// Further titles of the occupations in `occupations/technology.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const TECHNOLOGY_TITLES: Titles = {
  frontend_developer:
    'front end developer;frontend developer;front-end engineer;frontend web developer;react developer;angular developer;vue developer;javascript developer;typescript developer;ui engineer;html/css developer;frontend-entwicklerin;frontend-programmierer;react-entwickler;angular-entwickler;javascript-entwickler;développeuse front-end;développeur frontend;développeur react;développeur javascript',
  java_developer:
    'java programmer;java engineer;java software engineer;java software developer;java backend developer;core java developer;j2ee developer;java ee developer;spring boot developer;java microservices developer;java architect;java-entwicklerin;java-programmierer;java-softwareentwickler;softwareentwickler java;développeuse java;développeur java/jee;développeur java j2ee;développeur spring boot;ingénieur java',
  dotnet_developer:
    'dotnet developer;dot net developer;.net software engineer;.net engineer;.net programmer;.net core developer;c# programmer;c# software engineer;asp.net developer;vb.net developer;wpf developer;.net-entwicklerin;c#-entwickler;c#-entwicklerin;softwareentwickler c#;softwareentwickler .net;développeuse .net;développeur c#;développeur c#/.net;ingénieur .net',
  python_developer:
    'python programmer;python engineer;python software developer;python backend developer;python back-end developer;python web developer;python scripter;django engineer;flask developer;fastapi developer;python-entwicklerin;python-programmierer;python-programmiererin;softwareentwickler python;softwareentwicklerin python;développeuse python;développeur django;ingénieur python;programmeur python;développeur fastapi',
  data_engineer:
    'data platform engineer;data pipeline engineer;data infrastructure engineer;cloud data engineer;azure data engineer;aws data engineer;big data developer;hadoop developer;spark developer;databricks engineer;snowflake developer;data-engineer;dateningenieurin;big-data-ingenieur;big-data-entwickler;ingénieure données;ingénieur data;ingénieur de données;ingénieur big data;développeur big data',
  data_scientist:
    'data science consultant;data science analyst;data science specialist;data science manager;applied data scientist;data science engineer;predictive modeller;predictive analytics specialist;statistical modeller;data mining specialist;data miner;data-scientist;datenwissenschaftlerin;data-scientistin;data-mining-spezialist;scientifique de données;scientifique de la donnée;expert en science des données;ingénieur data scientist;consultant data science',
  ml_engineer:
    'machine learning developer;machine learning software engineer;machine learning scientist;machine learning researcher;applied ml engineer;ml developer;ml scientist;ai/ml engineer;artificial intelligence engineer;deep learning scientist;recommender systems engineer;machine-learning-ingenieur;machine-learning-entwickler;machine-learning-engineer;ml-ingenieur;ki-entwicklerin;ingénieure machine learning;ingénieur en apprentissage automatique;ingénieur ml;ingénieur en intelligence artificielle',
  devops_engineer:
    'dev ops engineer;devops developer;devops specialist;devops consultant;devops architect;aws devops engineer;azure devops engineer;ci/cd engineer;terraform engineer;infrastructure automation engineer;devops administrator;devops-engineer;devops-ingenieurin;devops-spezialist;devops-entwickler;ingénieure devops;consultant devops;architecte devops;expert devops;administrateur devops',
  site_reliability_engineer:
    'sre engineer;platform reliability engineer;cloud reliability engineer;systems reliability engineer;service reliability engineer;observability engineer;sre manager;reliability engineer sre;ingenieur für systemzuverlässigkeit;site-reliability-ingenieur;ingénieur de fiabilité des sites;ingénieur en fiabilité de site;ingénieur sre;ingénieure sre',
  penetration_tester:
    'pen tester;pentester;penetration testing consultant;red team operator;offensive security engineer;offensive security consultant;vulnerability researcher;check team leader;check team member;bug bounty hunter;web application tester security;pentesterin;it-penetrationstester;ethischer hacker;pentesteuse;hacker éthique;testeur d’intrusion;testeuse d’intrusion;auditeur sécurité offensive;expert en tests d’intrusion',
  ios_developer:
    'ios engineer;ios software engineer;iphone developer;swiftui developer;objective-c developer;apple app developer;ios mobile developer;ios app developer;ios programmer;mobile engineer ios;ios-entwicklerin;ios-softwareentwickler;ios-app-entwickler;swift-entwickler;développeuse ios;développeur swift;développeur mobile ios;ingénieur ios;développeur iphone',
  android_developer:
    'android app developer;android software engineer;android mobile developer;android programmer;mobile engineer android;jetpack compose developer;aosp engineer;android-entwicklerin;android-softwareentwickler;android-app-entwickler;développeuse android;développeur mobile android;ingénieur android;programmeur android',
  embedded_engineer:
    'embedded software developer;autosar developer;firmware-entwickler;entwickler eingebettete systeme;mikrocontroller-entwickler;développeur logiciel embarqué;développeuse logiciel embarqué;ingénieure logiciel embarqué;développeur firmware',
  data_analyst:
    'reporting analyst;mi analyst;management information analyst;insight analyst;sql analyst;data visualisation analyst;datenanalystin;business-intelligence-analyst;data-analyst;analyste décisionnel;analyste data;analyste en intelligence d’affaires',
  database_administrator:
    'sql server dba;database engineer;mysql dba;postgresql dba;production dba;sql dba;db2 dba;mongodb administrator;database reliability engineer;database operations engineer;datenbankadministratorin;datenbankspezialist;oracle-dba;datenbankverwalter;administratrice de bases de données;administrateur base de données;administrateur bdd;administrateur oracle;administrateur sql server;dba oracle',
  systems_administrator:
    'sysadmin;system administrator;server administrator;unix administrator;active directory administrator;infrastructure administrator;windows server engineer;linux systems engineer;server engineer;system-administrator;linux-administrator;windows-administrator;it-administrator;it-systemadministrator;administratrice systèmes;administrateur système;administrateur linux;admin sys;administrateur infrastructure',
  network_engineer:
    'noc engineer;network support engineer;network infrastructure engineer;lan wan engineer;network operations engineer;ccnp engineer;routing and switching engineer;firewall engineer;wireless network engineer;network architect;netzwerktechniker;netzwerkingenieur;netzwerkspezialist;netzwerkadministratorin;netzwerk-engineer;ingénieure réseau;administrateur réseau;administratrice réseau;technicien réseau informatique;architecte réseau',
  security_analyst:
    'cyber security analyst;cybersecurity analyst;information security analyst;security operations analyst;soc engineer;cyber defence analyst;siem analyst;csirt analyst;soc-analyst;it-security-analyst;cyber-security-analyst;analyst informationssicherheit;analyste soc;analyste sécurité informatique;analyste csirt;analyste en cybermenaces;analyste en sécurité de l’information',
  it_support:
    'it support technician;it support engineer;desktop support engineer;desktop support technician;deskside support;first line support analyst;1st line support;2nd line support engineer;second line support engineer;it service desk technician;it-support-mitarbeiter;helpdesk-mitarbeiter;it-supporterin;informatiker support;technicienne support informatique;technicien helpdesk;technicien en soutien informatique;technicien assistance informatique',
  qa_engineer:
    'test analyst;software tester;software test engineer;automation tester;qa tester;sdet;software development engineer in test;uat tester;game tester;testautomatisierer;testautomatisierungsingenieur;softwaretesterin;qa-ingenieur;testanalyst;testeuse logiciel;ingénieur test logiciel;ingénieur qa;analyste qa;automaticien de tests',
  product_manager:
    'digital product manager;technical product manager;associate product manager;group product manager;software product manager;saas product manager;platform product manager;chief product officer;vp product;agile product owner;product lead digital;digitaler produktmanager;produktmanager software;produktverantwortlicher digital;produktmanagerin software;chef de produit web;propriétaire de produit;product owner agile;responsable produit digital;cheffe de produit digital',
  ux_designer:
    'ui ux designer;ux/ui designer;user experience designer;user interface designer;interaction designer;digital product designer;ux architect;ui-designer;ux-designerin;interaktionsdesigner;ui/ux-designer;designer ui;designeuse ux;concepteur d’interfaces;concepteur ux',
  sap_consultant:
    'sap basis administrator;abap developer;s/4hana consultant;sap-consultant;sap-beraterin;sap-modulberater;consultante sap;consultant fonctionnel sap;administrateur sap',
  business_analyst:
    'technical business analyst;requirements analyst;agile business analyst;digital business analyst;functional analyst;business process analyst;business analysis consultant;ba contractor;it-business-analyst;anforderungsmanager;business-analyst;business-analystin;analyste fonctionnel;analyste fonctionnelle;analyste métier;analyste d’affaires informatique;assistant maîtrise d’ouvrage si',
  it_project_manager:
    'ict project manager;technical project manager;software project manager;digital project manager;it programme manager;it program manager;technical programme manager;technical delivery manager;it-projektmanager;it-projektmanagerin;it-projektleiterin;projektleiter informatik;cheffe de projet informatique;chef de projet si;chef de projet moe;directeur de projet informatique',
};
