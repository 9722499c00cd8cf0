// Software: occupations and the words that are at home in each. Written by hand from general knowledge of work.
import type { Occupations } from './occupation.ts';

export const SOFTWARE: Occupations = {
  go_developer: {
    titles:
      'go developer;golang developer;golang engineer;backend engineer go;go software engineer;go-entwickler;golang entwickler;développeur go',
    words:
      'golang;goroutine;go channels;gorm;gin gonic;go modules;echo framework;go fiber;protobuf;grpc;grpc gateway;sqlc;pgx;go kit;cobra cli;viper;go context;sync waitgroup;mutex;race detector;pprof;go test;table-driven tests;testify;gomock;golangci-lint;go generics;go routines;nats;jetstream;kafka consumer;microservices;distributed systems;concurrency;high throughput;low latency;openapi;postgresql;cockroachdb;etcd;clickhouse;docker;kubernetes operator;controller-runtime;kubebuilder;opentelemetry;zap logger;event-driven architecture;idempotency;circuit breaker;rate limiter;go-entwicklung;nebenläufigkeit;verteilte systeme;backend-entwicklung;schnittstellenentwicklung;développement backend;systèmes distribués;programmation concurrente;architecture microservices',
  },
  php_developer: {
    titles:
      'php developer;laravel developer;symfony developer;magento developer;backend php engineer;php-entwickler;développeur php;développeur symfony',
    words:
      'php;php 8;laravel;symfony;composer packages;eloquent orm;blade template;doctrine orm;twig templates;phpunit;phpstan;psr-12;psr-4;codeigniter;zend framework;laminas;yii;cakephp;slim framework;lumen;laravel livewire;inertia.js;laravel nova;api platform;magento 2;shopware;typo3;extbase;fluid template;drupal;oxid;prestashop;lamp stack;apache;nginx;php-fpm;mysql;mariadb;redis;rabbitmq;xdebug;jquery;vue.js;mvc pattern;rest api;laravel sail;legacy php;guzzle;sylius;backend-programmierung;shopware-plugin;typo3-erweiterung;webentwicklung;datenbankabfragen;développement web;développement php;refonte de site;module prestashop;doctrine;easyadmin;montée de version;back-office;behat',
  },
  ruby_developer: {
    titles:
      'ruby developer;ruby on rails developer;rails engineer;ror developer;ruby-entwickler;rails-entwickler;développeur ruby on rails',
    words:
      'ruby;ruby on rails;ror;activerecord;rspec;minitest;capybara;factorybot;factory girl;sidekiq;resque;delayed job;cancancan;rubocop;bundler;gemfile;ruby gem;rbenv;rvm;rake task;puma server;capistrano;heroku;hotwire;haml;slim template;sinatra;hanami;grape api;graphql-ruby;action cable;active storage;activejob;rails engine;rails upgrade;sorbet;vcr cassettes;tdd;bdd;pair programming;postgresql;redis;elasticsearch;n+1 queries;background jobs;multi-tenant saas;stripe integration;spree commerce;rails-anwendung;testgetriebene entwicklung;hintergrundjobs;webanwendung;développement rails;application web;tests unitaires',
  },
  scala_kotlin_developer: {
    titles:
      'scala developer;kotlin backend developer;kotlin engineer;scala engineer;jvm engineer;scala-entwickler;kotlin-entwickler;développeur scala',
    words:
      'scala;scala 3;kotlin;akka;akka streams;akka http;pekko;play framework;cats effect;typelevel;zio;http4s;fs2;doobie;tapir;circe;scalatest;scalacheck;sbt;ktor;kotlin coroutines;kotest;mockk;exposed orm;arrow-kt;spring boot kotlin;micronaut;quarkus;kotlin multiplatform;gradle kotlin dsl;functional programming;monad;immutability;type class;pure functions;algebraic data types;actor model;event sourcing;cqrs;apache spark;apache flink;kafka streams;avro schema;jvm tuning;garbage collection;reactive streams;backpressure;scalafmt;property-based testing;clojure;haskell;funktionale programmierung;jvm-sprachen;ereignisgesteuert;backend-dienst;programmation fonctionnelle;architecture réactive;développement scala',
  },
  full_stack_developer: {
    titles:
      'full stack developer;full-stack engineer;fullstack web developer;mern developer;full stack software engineer;fullstack-entwickler;développeur full stack;développeuse fullstack',
    words:
      'full stack;fullstack;mern stack;mean stack;node.js;express.js;nestjs;react;next.js;angular;vue.js;nuxt;svelte;typescript;javascript;html5;css3;tailwind css;bootstrap;redux;graphql;apollo;trpc;prisma;typeorm;sequelize;mongoose;mongodb;postgresql;mysql;websocket;jwt;oauth;stripe integration;firebase;supabase;vercel;netlify;aws lambda;github actions;jest;cypress;playwright;responsive design;single page application;server-side rendering;frontend and backend;crud;django;monorepo;webentwicklung;webanwendung;datenbankentwurf;benutzeroberfläche;schnittstellenanbindung;développement web;application web;base de données;intégration api',
  },
  software_engineer: {
    titles:
      'software engineer;software developer;programmer;application developer;senior software engineer;softwareentwickler;anwendungsentwickler;fachinformatiker anwendungsentwicklung;ingénieur logiciel;développeur informatique',
    words:
      'software development;design patterns;code review;merge request;rest api;unit tests;integration tests;ci pipeline;continuous integration;git;github;gitlab;bitbucket;object-oriented programming;oop;solid principles;clean code;refactoring;technical debt;tdd;test-driven development;pair programming;data structures;domain-driven design;microservices;monolith;api design;swagger;openapi;sql;nosql;jenkins;sonarqube;jira ticket;agile scrum;sprint;backlog refinement;debugging;stack trace;legacy code;feature flag;semantic versioning;multithreading;message queue;rabbitmq;software architecture;codebase;full sdlc;softwareentwicklung;objektorientierte programmierung;komponententests;programmierung;schnittstellen;versionsverwaltung;développement logiciel;revue de code;tests unitaires;intégration continue',
  },
  engineering_manager: {
    titles:
      'engineering manager;head of engineering;vp engineering;cto;software development manager;tech lead;leiter softwareentwicklung;entwicklungsleiter;directeur technique;responsable développement',
    words:
      'engineering manager;engineering leadership;tech lead;squad;tribe;engineering ladder;career ladder;one-to-ones;hiring engineers;technical interviews;system design interview;dora metrics;deployment frequency;lead time for changes;cycle time;technical roadmap;technical strategy;architecture review;architecture decision record;tech radar;platform modernisation;monolith to microservices;technical debt;on-call rota;blameless post-mortem;build versus buy;engineering headcount;distributed engineers;offshore developers;nearshore;engineering culture;developer productivity;developer experience;code quality standards;okrs;quarterly planning;agile delivery;saas scale-up;series a;technical due diligence;engineering hiring;promotion cycle;space framework;team topologies;cloud cost;software delivery;entwicklungsleitung;technische leitung;softwarearchitektur;entwicklerteam;technologiestrategie;direction technique;encadrement de développeurs;feuille de route technique;dette technique',
  },
  game_developer: {
    titles:
      'game developer;game programmer;gameplay programmer;unity developer;unreal engine developer;technical artist;spieleentwickler;gameplay-programmierer;développeur de jeux vidéo',
    words:
      'unity3d;unreal engine;ue5;godot;gameplay programming;gameplay mechanics;level design;game loop;physx;havok;shader;hlsl;glsl;shader graph;vfx graph;animation state machine;inverse kinematics;navmesh;behaviour tree;game ai;pathfinding;netcode;multiplayer replication;mirror networking;dedicated server;matchmaking;steamworks;ps5;xbox series;nintendo switch;console certification;trc;lotcheck;frame rate;draw calls;lod;occlusion culling;ecs;asset pipeline;perforce;maya;blender 3d;wwise;fmod;game jam;live ops;hud;spieleentwicklung;spielmechanik;grafikprogrammierung;spiele-engine;moteur de jeu;jeu vidéo;mécaniques de jeu;programmation gameplay',
  },
  cpp_developer: {
    titles:
      'c++ developer;c++ software engineer;qt developer;desktop application developer;systems programmer;c++-entwickler;softwareentwickler c++;développeur c++',
    words:
      'c++;c++17;c++20;modern c++;stl;boost libraries;qt;qml;qt widgets;mfc;win32 api;wxwidgets;cmake;conan;vcpkg;visual studio;clang;gcc;msvc;clang-tidy;gdb;lldb;valgrind;addresssanitizer;smart pointers;raii;move semantics;template metaprogramming;multithreading;lock-free;memory management;memory leak;low latency;fix protocol;simd;cuda;opengl;vulkan;vtk;opencv;googletest;gmock;catch2;pybind11;cross-platform desktop;windows installer;dll;com interfaces;shared library;real-time;parasolid;opencascade;desktop-anwendung;speicherverwaltung;nebenläufigkeit;systemnahe programmierung;programmation système;application lourde;développement c++;gestion mémoire',
  },
  rust_systems_developer: {
    titles:
      'rust developer;rust engineer;systems software engineer;compiler engineer;kernel developer;rust-entwickler;systemprogrammierer;développeur rust',
    words:
      'rust;cargo crates;tokio;axum;actix;serde;borrow checker;ownership model;async rust;unsafe rust;clippy;rustfmt;sqlx;rayon;webassembly;wasm;ffi bindings;no_std;zero-cost abstractions;memory safety;llvm;mlir;compiler;codegen;intermediate representation;linux kernel;kernel module;ebpf;xdp;dpdk;io_uring;hypervisor;kvm;storage engine;lsm tree;b-tree;raft consensus;simd;cache locality;flamegraph;perf profiling;fuzzing;criterion benchmark;lock-free data structures;proptest;systemprogrammierung;speichersicherheit;compilerbau;nebenläufigkeit;programmation système;sûreté mémoire;compilateur',
  },
  mobile_cross_platform_developer: {
    titles:
      'flutter developer;react native developer;mobile app developer;cross-platform mobile engineer;xamarin developer;app-entwickler;mobile-entwickler;développeur mobile',
    words:
      'flutter;dart;react native;expo sdk;xamarin;.net maui;ionic framework;cordova;capacitor;kotlin multiplatform mobile;bloc pattern;riverpod;flutter widgets;getx;flutterflow;redux toolkit;react navigation;native modules;codepush;fastlane;testflight;app store connect;google play console;play store release;app center;firebase;crashlytics;push notifications;fcm;apns;deep linking;offline first;sqlite;biometric login;in-app purchase;revenuecat;appium;codemagic;bitrise;hermes engine;metro bundler;mobile ui;material design;human interface guidelines;ios and android apps;hybrid app;bluetooth low energy;app-entwicklung;mobile anwendung;plattformübergreifend;app-veröffentlichung;application mobile;développement mobile;notifications push;multiplateforme',
  },
  llm_engineer: {
    titles:
      'llm engineer;generative ai engineer;ai engineer;rag engineer;prompt engineer;applied ai engineer;genai developer;ki-entwickler;ki-ingenieur;ingénieur ia générative',
    words:
      'llm;large language model;generative ai;genai;rag;retrieval-augmented generation;prompt engineering;prompt template;langchain;langgraph;llamaindex;openai api;gpt-4;claude;anthropic api;gemini;llama 3;mistral;azure openai;bedrock;vertex ai;vector database;pinecone;weaviate;qdrant;chroma;pgvector;faiss;milvus;embeddings;chunking;reranking;hybrid search;bm25;function calling;tool use;ai agents;agentic workflow;multi-agent;mcp;autogen;crewai;fine-tuning;lora;qlora;peft;rlhf;vllm;ollama;semantic search;chatbot;ki-anwendung;große sprachmodelle;generative ki;wissensdatenbank-chatbot;ia générative;grands modèles de langage;agents conversationnels;recherche sémantique;vector index;relevance judgements;judgement set;ndcg;recall at k;golden set;evals;llm-as-judge;query rewriting;search relevance;learning to rank;grounded answers;langfuse',
  },
  nlp_engineer: {
    titles:
      'nlp engineer;natural language processing engineer;computational linguist;nlp scientist;speech scientist;conversational ai developer;computerlinguist;ingénieur nlp;linguiste informaticien',
    words:
      'nlp;natural language processing;text analytics;document classification;entity extraction;computational linguistics;spacy;nltk;gensim;hugging face transformers;bert;roberta;t5;sentence-transformers;word2vec;fasttext;glove;named entity recognition;ner;pos tagging;dependency parsing;coreference resolution;sentiment analysis;text classification;topic modelling;information extraction;relation extraction;summarisation;machine translation;question answering;intent recognition;dialogue system;rasa;dialogflow;alexa skill;speech recognition;kaldi;whisper;text-to-speech;tts;tokeniser;lemmatisation;corpus annotation;inter-annotator agreement;prodigy annotation;bleu score;rouge score;perplexity;language model;ontology;knowledge graph;ocr text;camembert;biobert;clinicalbert;domain pre-training;gold standard annotation;lora;fine-tuned llm;text generation evaluation;sprachverarbeitung;computerlinguistik;spracherkennung;textklassifikation;eigennamenerkennung;traitement automatique du langage;taln;analyse de sentiments;reconnaissance vocale;search relevance;learning to rank;query understanding;relevance tuning;judgement lists',
  },
  computer_vision_engineer: {
    titles:
      'computer vision engineer;machine vision engineer;image processing engineer;perception engineer;deep learning engineer;bildverarbeitungsingenieur;ingénieur vision par ordinateur',
    words:
      "computer vision;machine vision;image processing;opencv;object detection;yolo;yolov8;faster r-cnn;mask r-cnn;semantic segmentation;instance segmentation;u-net;resnet;vision transformer;vit;segment anything;image classification;pytorch;tensorrt;onnx;openvino;cuda;nvidia jetson;deepstream;data augmentation;albumentations;bounding box annotation;cvat;label studio;coco dataset;mean average precision;iou;multi-object tracking;deepsort;optical flow;pose estimation;face recognition;ocr;stereo vision;depth estimation;camera calibration;structure from motion;visual slam;point cloud;lidar perception;pcl;gan;diffusion models;anomaly detection;halcon;nerf;edge inference;defect detection;bildverarbeitung;objekterkennung;bildsegmentierung;kamerakalibrierung;vision par ordinateur;traitement d'images;détection d'objets",
  },
  mlops_engineer: {
    titles:
      'mlops engineer;ml platform engineer;machine learning infrastructure engineer;ai platform engineer;mlops-ingenieur;ml-plattform-ingenieur;ingénieur mlops',
    words:
      'mlops;ml platform;mlflow;kubeflow;kubeflow pipelines;sagemaker;vertex ai;azure ml;databricks;feature store;tecton;model registry;model serving;seldon core;kserve;bentoml;triton inference server;torchserve;ray serve;airflow;prefect;dagster;metaflow;dvc;data versioning;experiment tracking;weights & biases;model monitoring;data drift;concept drift;evidently;whylabs;great expectations;model retraining;shadow deployment;canary model;batch inference;online inference;gpu cluster;gpu scheduling;slurm;kubernetes;terraform;helm;ci/cd for ml;onnx;inference latency;model deployment;zenml;argo workflows;reproducibility;lakefs;vllm serving;modellbereitstellung;modellüberwachung;ml-pipeline;rechencluster;déploiement de modèles;industrialisation de modèles;mise en production modèles',
  },
  product_data_scientist: {
    titles:
      'product data scientist;experimentation analyst;product analyst;decision scientist;growth data scientist;produktanalyst;datenanalyst produkt;data scientist produit',
    words:
      'experimentation;a/b test;ab testing;causal inference;difference-in-differences;propensity score;uplift modelling;synthetic control;instrumental variables;switchback experiment;holdout group;cuped;variance reduction;power analysis;sample size calculation;minimum detectable effect;statistical significance;sequential testing;multi-armed bandit;novelty effect;sample ratio mismatch;north star metric;guardrail metrics;product metrics;retention curve;cohort analysis;funnel analysis;conversion rate;churn prediction;ltv model;customer lifetime value;dau mau;activation rate;amplitude;mixpanel;optimizely;statsig;growthbook;eppo;looker;sql;python pandas;bayesian inference;hypothesis testing;marketing mix model;attribution;user segmentation;product analytics;metric trees;kausale inferenz;produktkennzahlen;nutzerverhalten;hypothesentest;kohortenanalyse;inférence causale;tests ab;analyse de cohortes;indicateurs produit',
  },
  data_warehouse_developer: {
    titles:
      'data warehouse developer;etl developer;dwh developer;bi engineer;informatica developer;ssis developer;talend developer;dwh-entwickler;etl-entwickler;développeur etl',
    words:
      'data warehouse;dwh;etl;elt;ssis;ssrs;ssas;informatica powercenter;iics;talend;datastage;ab initio;odi;pentaho;azure data factory;adf;synapse;snowflake;redshift;bigquery;teradata;netezza;exadata;sap bw;star schema;snowflake schema;dimensional modelling;kimball;inmon;data vault;data vault 2.0;fact table;dimension table;slowly changing dimension;scd type 2;surrogate key;staging area;data mart;ods;olap cube;mdx;dax;t-sql;pl/sql;stored procedure;incremental load;cdc;change data capture;source-to-target mapping;nightly batch;control-m;datenlager;ladestrecken;sternschema;datenmodellierung;bewirtschaftung;entrepôt de données;alimentation de données;modélisation en étoile;flux etl',
  },
  data_governance_manager: {
    titles:
      'data governance manager;data steward;data quality manager;master data manager;chief data officer;data governance analyst;datenmanager;stammdatenmanager;responsable gouvernance des données',
    words:
      'data governance;data steward;stewardship;data quality;data catalogue;collibra;alation;informatica axon;informatica edc;purview;atlan;ataccama;data lineage;metadata management;business glossary;data dictionary;critical data elements;cde;master data management;mdm;golden record;reltio;sap mdg;reference data;data ownership;data owner;data domain;data council;data policy;data profiling;data quality rules;dq dashboard;dama-dmbok;dcam;cdmp;bcbs 239;gdpr;data retention;data classification;data mesh;data product;data contract;data literacy;chief data officer;data strategy;data privacy impact;record of processing;match and merge;deduplication;data stewards forum;datenqualität;stammdaten;stammdatenpflege;datenkatalog;datenstrategie;datenschutz;gouvernance des données;qualité des données;données de référence;dictionnaire de données',
  },
  analytics_engineer: {
    titles:
      'analytics engineer;dbt developer;bi analytics engineer;data modeller;analytics-engineer;datenmodellierer;analytics engineer dbt;ingénieur analytics',
    words:
      'analytics engineering;dbt;dbt core;dbt cloud;dbt models;dbt tests;dbt macros;jinja;incremental models;snapshots dbt;semantic layer;metricflow;lookml;looker;lightdash;metabase;mode analytics;hex notebooks;snowflake;bigquery;redshift;databricks sql;fivetran;airbyte;rudderstack;reverse etl;hightouch;modern data stack;data marts;staging models;intermediate models;dimensional modelling;star schema;wide tables;sql style guide;sqlfluff;elementary data;great expectations;data contracts;window functions;cte;version-controlled sql;source freshness;self-serve analytics;single source of truth;metric definitions;data modelling;airflow;dagster;datenmodellierung;kennzahlendefinition;datenaufbereitung;analytische datenmodelle;modélisation de données;couche sémantique;transformation de données',
  },
  bi_developer: {
    titles:
      'bi developer;power bi developer;tableau developer;business intelligence analyst;reporting developer;qlik developer;bi-entwickler;power bi entwickler;développeur bi;consultant bi',
    words:
      'power bi;dax;power query;m language;power bi service;power bi gateway;row-level security;rls;paginated reports;report builder;deployment pipelines;microsoft fabric;direct lake;tabular editor;dax studio;semantic model;tableau desktop;tableau server;tableau prep;lod expressions;calculated fields;qlik sense;qlikview;set analysis;looker studio;cognos;microstrategy;business objects;webi;universe designer;ssrs;ssas tabular;kpi dashboard;drill-through;slicers;data visualisation;self-service bi;star schema;incremental refresh;direct query;sql server;excel power pivot;wireframe dashboards;mis reports;sap analytics cloud;dashboarderstellung;berichtswesen;kennzahlen-dashboard;datenvisualisierung;auswertungen;tableaux de bord;informatique décisionnelle;visualisation de données;restitution',
  },
  cloud_engineer: {
    titles:
      'cloud engineer;cloud architect;aws solutions architect;azure cloud engineer;gcp engineer;cloud infrastructure engineer;cloud-architekt;cloud-ingenieur;architecte cloud;ingénieur cloud',
    words:
      'aws;azure;gcp;google cloud;ec2;s3;vpc;iam policy;lambda;ecs;eks;fargate;rds;route 53;cloudfront;cloudformation;aws cdk;control tower;aws organizations;landing zone;azure landing zone;entra id;azure ad;vnet;expressroute;direct connect;transit gateway;hub and spoke;private endpoint;bicep;arm template;azure policy;management groups;aks;azure functions;azure devops;gke;cloud run;terraform;terragrunt;pulumi;infrastructure as code;iac;cloud migration;lift and shift;six rs;well-architected;well-architected review;finops;reserved instances;az-305;aws certified;cloud-migration;cloud-infrastruktur;mandantenfähig;hochverfügbarkeit;infonuagique;migration vers le cloud;infrastructure cloud;haute disponibilité',
  },
  platform_engineer: {
    titles:
      'platform engineer;kubernetes engineer;developer experience engineer;infrastructure engineer;internal platform engineer;plattform-ingenieur;kubernetes-administrator;ingénieur plateforme',
    words:
      'platform engineering;internal developer platform;idp backstage;backstage;golden path;developer experience;developer self-service;kubernetes;k8s;openshift;rancher;eks;aks;gke;helm chart;kustomize;argocd;fluxcd;gitops;crossplane;terraform modules;cluster api;istio;linkerd;service mesh;cilium;calico;ingress controller;cert-manager;external-dns;vault;external secrets;kyverno;opa gatekeeper;karpenter;cluster autoscaler;prometheus;grafana;loki;opentelemetry;harbor registry;tekton;github actions runners;multi-tenant cluster;crd;kubernetes operator;cka;ckad;container runtime;etcd backup;pod security;platform as a product;port idp;containerplattform;entwicklerplattform;cluster-betrieb;automatisierung der infrastruktur;plateforme interne;orchestration de conteneurs;usine logicielle;kubeadm;rke2;metallb;velero;argo cd;air-gapped;node pools;control plane;cluster upgrades;certified kubernetes administrator;cks',
  },
  telecom_rf_engineer: {
    titles:
      'rf network engineer;telecom engineer;radio network planner;rf optimisation engineer;core network engineer;mobile network engineer;funknetzplaner;telekommunikationsingenieur;ingénieur radio télécom',
    words:
      '5g nr;lte;volte;umts;gsm;radio access network;open ran;enodeb;gnodeb;nodeb;base station;radio planning;rf planning;rf optimisation;drive test;tems;nemo;atoll;asset planning tool;link budget;propagation model;cell planning;pci planning;neighbour list;inter-cell handover;rsrp;sinr;vswr;antenna tilt;massive mimo;carrier aggregation;small cell;distributed antenna system;ibwave;in-building coverage;microwave link;mobile backhaul;dwdm;mpls transport;epc;5g core;ims;hss;pcrf;mme;ss7;diameter protocol;ericsson;3gpp;call drop rate;funknetzplanung;mobilfunk;richtfunk;basisstation;antennenstandort;réseau mobile;planification radio;faisceau hertzien;antenne relais',
  },
  unified_communications_engineer: {
    titles:
      'voice engineer;unified communications engineer;uc engineer;telephony engineer;voip engineer;collaboration engineer;contact centre engineer;voip-techniker;tk-techniker;ingénieur téléphonie',
    words:
      'voip;unified communications;cisco cucm;call manager;cuc unity;cisco uccx;ucce;webex calling;teams phone;teams direct routing;skype for business;operator connect;avaya aura;avaya ip office;mitel;unify openscape;3cx;asterisk;freepbx;freeswitch;sip trunk;sbc;audiocodes;session border controller;h.323;mgcp;sccp;rtp;g.711 codec;e1 pri;isdn;pstn;pbx;dial plan;hunt group;ivr;call flow;auto attendant;acd;genesys cloud;five9;nice incontact;amazon connect;call recording;voicemail;dect;handset provisioning;qos dscp;jitter;number porting;wallboard;jabber;telefonanlage;ip-telefonie;rufnummernplan;anlagenanschluss;téléphonie sur ip;autocommutateur;trunk sip;standard téléphonique',
  },
  storage_virtualisation_engineer: {
    titles:
      'storage engineer;virtualisation engineer;vmware engineer;backup engineer;infrastructure engineer vmware;storage-administrator;virtualisierungsspezialist;ingénieur stockage',
    words:
      'vmware;vsphere;esxi;vcenter;vmotion;ha cluster;vsan;nsx;vrealize;aria operations;horizon vdi;hyper-v;scvmm;proxmox;nutanix;ahv;hyperconverged;citrix;xenserver;nas;fibre channel;iscsi;brocade switch;lun;multipathing;netapp;ontap;snapmirror;dell emc;powermax;vmax;isilon;powerstore;pure storage;flasharray;hpe 3par;nimble;tape library;ibm spectrum;ceph;raid;deduplication;thin provisioning;storage replication;veeam;commvault;netbackup;rubrik;p2v;vcp-dcv;speichersysteme;datensicherung;virtualisierung;speichernetz;rechenzentrumsbetrieb;baie de stockage;sauvegarde et restauration;virtualisation de serveurs',
  },
  security_architect: {
    titles:
      'security architect;cyber security architect;cloud security architect;information security architect;security engineer;sicherheitsarchitekt;it-security-architekt;architecte sécurité',
    words:
      'security architecture;security by design;zero trust;ztna;sase;sabsa;togaf;threat modelling;stride;attack surface;defence in depth;secure design patterns;security reference architecture;high-level design security;network segmentation;micro-segmentation;palo alto;fortinet;zscaler;waf;ddos protection;ips;casb;cspm;cnapp;wiz;prisma cloud;defender for cloud;azure security;aws guardduty;security hub;kms;hsm;pki;encryption at rest;tls;key management;siem architecture;edr;xdr;dlp;pam;sso;cissp;issap;ccsp;nist csf;nist 800-53;cis benchmarks;mitre att&ck;secure landing zone;sicherheitsarchitektur;sicherheitskonzept;netzsegmentierung;verschlüsselung;bsi grundschutz;architecture de sécurité;cloisonnement réseau;chiffrement;anssi',
  },
  grc_information_security_manager: {
    titles:
      "information security manager;ciso;grc analyst;isms manager;it risk manager;information assurance manager;informationssicherheitsbeauftragter;it-sicherheitsbeauftragter;rssi;responsable sécurité des systèmes d'information",
    words:
      "information security;iso 27001;iso 27002;iso 27005;iso 22301;statement of applicability;annex a controls;grc;governance risk and compliance;risk register;information risk;risk treatment plan;soc 2;soc 2 type ii;pci dss;pci qsa;nist csf;cobit;cyber essentials plus;dora regulation;nis2;tisax;gdpr;dpia;hipaa;sox itgc;third-party risk;vendor risk assessment;supplier security questionnaire;security policies;security awareness;phishing simulation;internal audit isms;surveillance audit;control testing;control owner;archer;servicenow grc;onetrust;vanta;drata;business continuity;tabletop exercise;incident response plan;cism;cissp;crisc;cisa;informationssicherheit;schutzbedarfsfeststellung;bsi it-grundschutz;risikobehandlung;kritis;zertifizierungsaudit;sécurité de l'information;pssi;analyse de risques ebios;ebios rm;iso/iec 27001;recertification audit;supplier assurance;ico notification;cyber essentials;dspt;psn;information security officer;isms owner;lead implementer;lead auditor 27001;politique de sécurité;it risk",
  },
  iam_engineer: {
    titles:
      'iam engineer;identity and access management engineer;pam engineer;iga consultant;sailpoint developer;cyberark engineer;iam-spezialist;berechtigungsmanager;ingénieur iam',
    words:
      'iam;identity and access management;identity governance;iga;sailpoint;identityiq;identitynow;saviynt;one identity;omada;okta;okta workflows;auth0;ping identity;pingfederate;forgerock;keycloak;entra id;azure ad;active directory;adfs;ldap;kerberos;saml;oidc;openid connect;oauth 2.0;scim;sso;single sign-on;mfa;fido2;passkeys;conditional access;privileged access management;pam;cyberark;psm;beyondtrust;delinea;hashicorp vault;just-in-time access;joiner mover leaver;jml;provisioning connector;access review;access recertification;rbac;abac;role mining;pim;berechtigungsmanagement;identitätsverwaltung;rezertifizierung;rollenmodell;benutzerverwaltung;gestion des identités;gestion des habilitations;recertification des accès;annuaire ldap',
  },
  digital_forensics_analyst: {
    titles:
      'digital forensics analyst;malware analyst;dfir analyst;incident responder;reverse engineer;threat researcher;cyber threat intelligence analyst;it-forensiker;malware-analyst;analyste forensique',
    words:
      'dfir;digital forensics;malware analysis;reverse engineering;ida pro;ghidra;x64dbg;ollydbg;radare2;yara rules;sigma rules;sandbox detonation;cuckoo;any.run;virustotal;static analysis of malware;dynamic malware analysis;disassembly;shellcode;ransomware;command and control;ioc;indicators of compromise;mitre att&ck;threat intelligence;misp;opencti;apt group;encase;ftk;x-ways;autopsy sleuth kit;cellebrite;ufed;magnet axiom;write blocker;disk imaging;chain of custody;volatility framework;memory forensics;timeline analysis;plaso;registry hives;prefetch;event logs;kape;velociraptor;mobile device extraction;expert witness statement;acpo guidelines;it-forensik;beweissicherung;schadsoftwareanalyse;spurensicherung;datenträgeranalyse;analyse forensique;rétro-ingénierie;réponse à incident;logiciel malveillant',
  },
  application_security_engineer: {
    titles:
      'application security engineer;appsec engineer;product security engineer;devsecops engineer;secure code reviewer;anwendungssicherheitsingenieur;devsecops-ingenieur;ingénieur sécurité applicative',
    words:
      'appsec;application security;product security;devsecops;owasp top 10;owasp asvs;owasp samm;sast;dast;iast;sca;software composition analysis;checkmarx;fortify;veracode;snyk;semgrep;codeql;sonarqube security;burp suite;owasp zap;dependabot;trivy;grype;sbom;cyclonedx;slsa;supply chain security;secrets scanning;gitleaks;trufflehog;secure code review;threat modelling;stride;secure sdlc;shift left;security champions;bug bounty;hackerone;vulnerability triage;cve;cvss;xss;sql injection;csrf;ssrf;idor;deserialisation;api security;oauth flaws;csslp;rasp;anwendungssicherheit;sichere softwareentwicklung;schwachstellenanalyse;bedrohungsmodellierung;sécurité applicative;développement sécurisé;gestion des vulnérabilités;revue de code sécurité',
  },
  user_researcher: {
    titles:
      'user researcher;ux researcher;design researcher;usability specialist;service designer;nutzerforscher;usability engineer;chercheur utilisateur',
    words:
      'user research;ux research;usability testing;moderated testing;unmoderated testing;user interviews;contextual inquiry;ethnographic research;diary study;card sorting;tree testing;first-click test;guerrilla testing;discussion guide;screener;participant recruitment;affinity mapping;thematic analysis;research repository;dovetail research;usertesting.com;userzoom;optimal workshop;lookback;hotjar;personas;journey map;empathy map;service blueprint;jobs to be done;kano survey;sus score;heuristic evaluation;accessibility testing;assisted digital;gds service standard;service assessment;discovery phase;alpha phase;mixed methods;research playback;insight synthesis;figma prototype;miro;eye tracking;generative research;evaluative research;researchops;co-design workshop;nutzerforschung;nutzertests;gebrauchstauglichkeit;tiefeninterviews;recherche utilisateur;tests utilisateurs;parcours utilisateur;entretiens utilisateurs',
  },
  technical_writer: {
    titles:
      'technical writer;technical author;documentation engineer;api documentation writer;information developer;technischer redakteur;rédacteur technique',
    words:
      'technical writing;api documentation;developer documentation;docs as code;user guide;online help;release notes;quick start guide;knowledge base article;dita;dita xml;madcap flare;oxygen xml;framemaker;robohelp;paligo;author-it;markdown;restructuredtext;asciidoc;sphinx docs;docusaurus;mkdocs;readme.io;swagger;openapi;postman collection;sdk reference;code samples;single sourcing;topic-based authoring;content reuse;conditional text;information architecture;style guide;microsoft style guide;simplified technical english;sme interviews;information mapping;screenshots snagit;camtasia;confluence;doc review;structured authoring;ccms;plain language;acrolinx;vale linter;technische redaktion;technische dokumentation;bedienungsanleitung;benutzerhandbuch;redaktionssystem;rédaction technique;documentation utilisateur;manuel utilisateur',
  },
  solution_architect: {
    titles:
      'solution architect;solutions architect;technical architect;application architect;integration architect;software architect;lösungsarchitekt;softwarearchitekt;architecte solutions;architecte logiciel',
    words:
      "solution architecture;solution design document;high-level design;low-level design;hld;architecture decision record;adr;non-functional requirements;nfrs;c4 model;uml;sequence diagram;archimate;sparx ea;integration patterns;enterprise integration patterns;esb;mulesoft;boomi;tibco;biztalk;ipaas;api gateway;apigee;kong;azure api management;event-driven architecture;kafka;microservices;domain-driven design;soa;soap;target architecture;design authority;technical design authority;tda;proof of concept;reference architecture;options paper;architecture review board;system integration;scalability;legacy modernisation;strangler pattern;pre-sales solutioning;rfp response;technical governance;solution blueprint;system landscape;anypoint;lösungsarchitektur;systemintegration;softwarearchitektur;schnittstellenkonzept;architecture logicielle;dossier d'architecture technique;conception de solutions",
  },
  enterprise_architect: {
    titles:
      "enterprise architect;chief architect;business architect;domain architect;it strategy architect;unternehmensarchitekt;it-architekt;architecte d'entreprise;urbaniste si",
    words:
      "enterprise architecture;togaf;adm;archimate;zachman;leanix;ardoq;bizzdesign;mega hopex;sparx enterprise architect;orbus iserver;capability map;business capability model;capability-based planning;value stream;current state architecture;target state architecture;as-is to-be;transition architecture;architecture roadmap;application portfolio;application rationalisation;technology roadmap;technology standards;architecture principles;architecture governance;architecture review board;architecture repository;reference model;bian;apqc;tm forum etom;it4it;business architecture;data architecture;technology lifecycle;it landscape;digital transformation roadmap;operating model;merger it integration;technical debt portfolio;cloud strategy;architecture runway;safe solution train;c-suite stakeholders;heat map;unternehmensarchitektur;bebauungsplan;it-strategie;fähigkeitenlandkarte;anwendungslandschaft;urbanisation du si;cartographie applicative;schéma directeur;architecture d'entreprise",
  },
  salesforce_developer: {
    titles:
      'salesforce developer;salesforce engineer;apex developer;salesforce technical consultant;salesforce technical architect;salesforce-entwickler;développeur salesforce',
    words:
      'salesforce;apex;apex triggers;apex classes;batch apex;queueable;soql;sosl;lightning web components;lwc;aura components;visualforce;sfdx;salesforce dx;scratch org;sandbox refresh;change sets;copado;gearset;flosum;metadata api;governor limits;test coverage apex;platform events;salesforce connect;rest callouts;named credentials;sales cloud;service cloud;experience cloud;community cloud;marketing cloud;commerce cloud;financial services cloud;health cloud;salesforce cpq;vlocity;omnistudio;omniscript;flow builder;process builder;data loader;appexchange package;managed package;platform developer i;platform developer ii;sharing rules;salesforce org;mulesoft;einstein;agentforce;trigger framework;salesforce-entwicklung;apex-programmierung;salesforce-schnittstelle;datenmigration salesforce;développement salesforce;intégration salesforce;composants lightning',
  },
  salesforce_administrator: {
    titles:
      'salesforce administrator;salesforce admin;crm administrator;salesforce functional consultant;salesforce business analyst;salesforce-administrator;crm-administrator;administrateur salesforce',
    words:
      'salesforce administration;salesforce admin;adm 201;certified salesforce administrator;advanced administrator;profiles and permission sets;permission set groups;role hierarchy;sharing rules;page layouts;record types;validation rules;custom objects;custom fields;flow builder;process builder;workflow rules;approval process;lightning app builder;list views;reports and dashboards;data loader;dataloader.io;data import wizard;duplicate rules;web-to-lead;lead assignment rules;case assignment;email-to-case;omni-channel;sales cloud;service cloud;pardot;account engagement;cpq;appexchange;docusign;change set;release updates;seasonal release;trailhead;trailblazer;user provisioning;licence management;opportunity stages;pipeline hygiene;crm data quality;berechtigungssätze;salesforce-berichte;crm-administration;anwenderschulung;administration salesforce;règles de validation;tableaux de bord salesforce',
  },
  servicenow_developer: {
    titles:
      'servicenow developer;servicenow administrator;servicenow consultant;servicenow architect;now platform engineer;servicenow-entwickler;servicenow-berater;développeur servicenow',
    words:
      'servicenow;now platform;glide api;gliderecord;business rules;client scripts;script includes;ui policies;ui actions;ui builder;service portal;portal widgets;flow designer;integrationhub;scoped application;update set;service catalog;catalog item;record producer;cmdb;ci class;mid server;service mapping;csdm;itsm;itom;itam;hrsd;csm;grc servicenow;irm;spm;secops;event management;import set;transform map;acl;atf;automated test framework;performance analytics;virtual agent;now assist;employee center;instance upgrade;patching instance;clone instance;csa certified;cad certified;cis-itsm;sla definitions;agent workspace;servicenow-plattform;servicekatalog;konfigurationsdatenbank;workflow-automatisierung;catalogue de services;plateforme servicenow;gestion des configurations',
  },
  dynamics_consultant: {
    titles:
      'dynamics 365 consultant;d365 developer;business central consultant;navision consultant;power platform developer;dynamics crm developer;dynamics-berater;nav-entwickler;consultant dynamics',
    words:
      "dynamics 365;d365;d365 f&o;finance and operations;business central;dynamics nav;navision;dynamics ax;ax 2012;dynamics crm;customer engagement;dataverse;common data service;power platform;power apps;canvas app;model-driven app;power automate;power pages;power virtual agents;copilot studio;x++;al language;c/al;al extensions;lcs;lifecycle services;data entities;dmf;chart of accounts;financial dimensions;retail pos;field service dynamics;customer insights;plugins c#;xrmtoolbox;web resources;ribbon workbench;solution import;isv add-on;jet reports;continia;dual-write;logic apps;azure integration;fit-gap;sure step;success by design;mb-300;mb-800;go-live support;hypercare;erp-einführung;debitoren;kreditoren;anforderungsworkshop;navision-entwicklung;déploiement erp;paramétrage dynamics;analyse d'écarts",
  },
  sap_abap_developer: {
    titles:
      'sap abap developer;abap programmer;sap technical consultant;sap fiori developer;sap btp developer;abap-entwickler;sap-entwickler;développeur abap',
    words:
      'abap;abap oo;abap objects;s/4hana;ecc 6.0;cds views;amdp;rap model;abap restful;odata service;sap gateway;fiori;sapui5;fiori elements;sap btp;cap model;hana;adobe forms;sapscript;smart forms;alv report;ricef;wricef;user exits;badi;bapi;rfc;idoc;ale;enhancement framework;implicit enhancement;customer exit;bdc;lsmw;lock objects;data dictionary;se38;se80;se11;sm30;st22 dump;atc check;code inspector;abap unit;eclipse adt;abapgit;transport request;charm;workflow sap;web dynpro;oss notes;clean core;custom code remediation;abap-entwicklung;formularentwicklung;transportauftrag;schnittstellenprogrammierung;développement abap;ordre de transport;formulaires sap',
  },
  sap_fico_consultant: {
    titles:
      'sap fi/co consultant;sap fico consultant;sap finance consultant;sap s/4hana finance consultant;sap controlling consultant;sap-berater fi/co;consultant sap fi/co',
    words:
      'sap fi;sap co;fi/co;fico;s/4hana finance;universal journal;acdoca;new gl;document splitting;ledger configuration;company code;chart of accounts;controlling area;cost centre accounting;profit centre;internal orders;product costing;co-pa;material ledger;asset accounting;fi-aa;fi-gl;fi-ap;fi-ar;house bank;electronic bank statement;f110;payment run;dunning;dmee;sepa;withholding tax config;tax procedure;period-end close;group reporting;bpc;central finance;trm;in-house cash;cash management sap;fscm;vim opentext;activate methodology;asap methodology;customising;spro;fi-mm integration;account determination;obyc;finanzbuchhaltung sap;anlagenbuchhaltung;kostenstellenrechnung;ergebnisrechnung;profit-center-rechnung;mahnlauf;zahllauf;comptabilité analytique sap;contrôle de gestion sap;paramétrage sap',
  },
  sap_logistics_consultant: {
    titles:
      'sap mm consultant;sap sd consultant;sap mm/sd consultant;sap logistics consultant;sap ewm consultant;sap pp consultant;sap-berater mm/sd;sap-logistikberater;consultant sap mm/sd',
    words:
      'sap mm;sap sd;sap ewm;sap wm;sap pp;sap pm;sap qm;sap le;sap tm;s/4hana sourcing;procure to pay;order to cash;o2c;p2p;purchasing organisation;purchase info record;source list;release strategy;flexible workflow;miro;migo;goods receipt;movement types;mrp run;mrp live;material master;vendor master;business partner;pricing procedure;condition technique;condition records;sales organisation;distribution channel;item category;schedule line;copy control;output determination;availability check;atp;aatp;credit management sap;intercompany sales;third-party order;stock transport order;sto;batch management;handling units;ariba;account determination vkoa;spro customising;integration testing sap;materialwirtschaft;vertrieb sap;preisfindung;bestellfreigabe;lagerverwaltung sap;stammdaten sap;gestion des achats sap;administration des ventes;paramétrage mm;mm consultant;materials management;purchasing config;eket;info record;inventory management;mm/im;ewm;csv documentation;sap-berater;einführung s/4hana',
  },
  sap_hr_consultant: {
    titles:
      'sap hr consultant;sap hcm consultant;successfactors consultant;sap payroll consultant;hris consultant;sap-hcm-berater;successfactors-berater;consultant sirh',
    words:
      'sap hcm;sap hr;successfactors;employee central;ec payroll;ecp;recruiting management successfactors;onboarding 2.0;performance and goals;pmgm;succession development;successfactors lms;compensation module;time management sap;personnel administration;organisational management;pa om;infotypes;pcr;schema payroll;wage types;payroll schema;off-cycle;time evaluation;cats timesheet;ess mss;hr renewal;pa30;pe01;pu00;mdf objects;business rules ec;foundation objects;picklists;rbp;role-based permissions;workbook configuration;integration center;boomi;cpi iflow;people analytics;story report;qualtrics;instance refresh;provisioning successfactors;half-yearly release;country localisation;parallel payroll run;employee data migration;hcm migration;personaladministration;personalabrechnung sap;zeitwirtschaft;organisationsmanagement;abrechnungsschema;lohnart;sirh;paramétrage paie;gestion des temps;déploiement successfactors',
  },
  workday_consultant: {
    titles:
      'workday consultant;workday analyst;workday integration developer;hris analyst;workday administrator;workday-berater;hris-spezialist;consultant workday',
    words:
      "workday;workday hcm;workday financials;workday adaptive;workday payroll;workday studio;eib;core connectors;picof;pecis;workday report writer;custom reports workday;calculated fields;raas;birt;xslt;document transformation;business process framework;bp configuration;domain security policy;security groups workday;supervisory organisation;job profiles;position management;compensation grades;absence module;time tracking workday;benefits module;open enrolment;workday recruiting;workday learning;workday prism;workday extend;peakon;tenant refresh;preview tenant;sandbox tenant;release 2024r2;feature release;workday pro certified;icloads;data conversion workbook;configuration workbook;prototype phase;parallel testing;cutover plan;hypercare;ams support;hris;ukg;adp integration;workday community;hr-systeme;personalstammdaten;tenant-konfiguration;mandantenkonfiguration;système d'information rh;paramétrage workday;intégration paie",
  },
  oracle_erp_consultant: {
    titles:
      'oracle ebs consultant;oracle fusion consultant;oracle apps developer;oracle cloud erp consultant;peoplesoft developer;netsuite consultant;oracle-berater;consultant oracle',
    words:
      'oracle ebs;e-business suite;r12;oracle apps;oracle fusion;oracle cloud erp;fusion financials;fusion hcm;oracle hcm cloud;oracle scm cloud;pl/sql;oracle forms;oracle reports;xml publisher;bi publisher;otbi;fbdi;hdl;hcm extract;fast formula;oracle apex;oaf;adf;oic;oracle integration cloud;soa suite;workflow builder;concurrent program;flexfields;kff;dff;value sets;subledger accounting;sla rules;general ledger oracle;oracle payables;oracle receivables;oracle purchasing;iprocurement;oracle inventory;order management oracle;projects module;wip bom;aim methodology;oum;md050;md070;br100;cemli;interface tables;quarterly update;toad;multi-org;oracle-anwendung;modulberatung;systemeinrichtung;datenbankprogrammierung;paramétrage oracle;progiciel de gestion;reprise de données',
  },
  mainframe_developer: {
    titles:
      'mainframe developer;cobol programmer;mainframe systems programmer;as/400 developer;rpg programmer;mainframe-entwickler;cobol-entwickler;développeur cobol;analyste programmeur mainframe',
    words:
      'mainframe;cobol;pl/i;jcl;cics;ims db;ims tm;db2 z/os;vsam;z/os;mvs;tso;ispf;rexx;assembler hlasm;easytrieve;sas mainframe;natural adabas;idms;endevor;changeman;file-aid;xpediter;abend-aid;s0c7;copybook;bms maps;batch cycle;batch window;nightly batch;ca-7;tws;opc scheduler;control-m;sort utility;dfsort;syncsort;racf;acf2;smp/e;parmlib;ipl;sysplex;lpar;mips;omegamon;mq series;spufi;qmf;as/400;legacy modernisation;cobol to java;großrechner;stapelverarbeitung;host-entwicklung;hostsystem;gros système;traitement par lots;programmation cobol;chaîne batch',
  },
  release_configuration_manager: {
    titles:
      'release manager;configuration manager;build engineer;build and release engineer;scm engineer;environment manager;releasemanager;konfigurationsmanager;gestionnaire des mises en production',
    words:
      'release management;release train;release calendar;release notes;release cadence;go/no-go;cutover;deployment runbook;implementation plan;backout plan;rollback;change advisory board;change freeze;hotfix;patch release;environment management;test environments;environment booking;configuration management;configuration baseline;configuration audit;branching strategy;gitflow;trunk-based;merge conflict;version tagging;semantic versioning;build pipeline;jenkins;teamcity;octopus deploy;xl release;digital.ai;urbancode;nexus;artifactory;maven;gradle;msbuild;clearcase;subversion;perforce;tfs;azure devops pipelines;post-implementation review;early life support;smoke test;code freeze;servicenow change;blue-green deployment;feature toggle;release-management;freigabeprozess;produktivsetzung;konfigurationsmanagement;versionsstand;mise en production;gestion des versions;gestion de configuration',
  },
  it_service_manager: {
    titles:
      'it service manager;service delivery manager;incident manager;problem manager;change manager itil;major incident manager;head of it service;it-servicemanager;responsable services informatiques',
    words:
      'itil;itil 4;itil v3;itil expert;itsm;it service management;service delivery;major incident;mim;p1 bridge;incident management;problem management;known error;root cause analysis;change enablement;change advisory board;request fulfilment;service desk;service catalogue;service level agreement;sla;ola;xla;service review meeting;monthly service review;service improvement plan;csi register;continual service improvement;cmdb;configuration items;asset management it;availability management;capacity management;service transition;service acceptance criteria;early life support;siam;msp;vendor service review;iso 20000;servicenow;bmc remedy;cherwell;ivanti;jira service management;topdesk;first-time fix;mttr;ticket backlog;outage communication;störungsmanagement;dienstgütevereinbarung;servicelevel;it-betrieb;verfügbarkeitsmanagement;gestion des incidents;gestion des changements;niveau de service;centre de services',
  },
  it_trainer: {
    titles:
      'it trainer;software trainer;systems trainer;epr trainer;digital adoption specialist;digital skills trainer;it-trainer;edv-trainer;formateur informatique;formateur bureautique',
    words:
      'it training;software training;systems trainer;end-user training;classroom it training;floorwalking;floor walker;train the trainer;super user network;training needs analysis;tna;training environment;training database;quick reference guide;qrg;crib sheet;e-learning module;articulate storyline;rise 360;captivate;camtasia;walkme;whatfix;enable now;digital adoption platform;office 365 training;excel training;mos certification;ecdl;icdl;comptia ctt+;mct;microsoft certified trainer;epr go-live;epic credentialed trainer;cerner trainer;digital literacy;digital inclusion;webinar delivery;virtual classroom;training workbook;hands-on exercises;joining instructions;kirkpatrick evaluation;happy sheets;lms administration;go-live support;change network;edv-schulung;anwenderschulung;schulungsunterlagen;computerkurs;europäischer computerführerschein;formation bureautique;formation des utilisateurs;support de formation;initiation informatique',
  },
  gis_developer: {
    titles:
      'gis developer;geospatial developer;geospatial software engineer;spatial data engineer;gis-entwickler;geoinformatiker;développeur sig;géomaticien',
    words:
      "gis development;geospatial;arcgis enterprise;arcgis online;arcgis javascript api;arcgis experience builder;arcpy;arcobjects;esri;qgis plugin;pyqgis;postgis;spatial sql;geoserver;mapserver;mapbox;mapbox gl;maplibre;leaflet.js;openlayers;cesiumjs;deck.gl;turf.js;gdal;ogr;geopandas;shapely;rasterio;fme;fme flow;wms;wfs;wmts;ogc api;geojson;shapefile;geopackage;cloud optimised geotiff;vector tiles;tile server;stac catalogue;google earth engine;sentinel-2;landsat;remote sensing pipeline;point cloud pdal;spatial index;h3 grid;geocoding;routing engine;inspire directive;geoinformatik;geodatenbank;kartendienst;geodateninfrastruktur;webkarte;géomatique;système d'information géographique;cartographie web;données géospatiales",
  },
  blockchain_developer: {
    titles:
      'blockchain developer;web3 developer;smart contract engineer;solidity developer;protocol engineer;defi engineer;blockchain-entwickler;développeur blockchain',
    words:
      'blockchain;web3;solidity;smart contract;vyper;ethereum;evm;hardhat;foundry forge;ganache;openzeppelin;ethers.js;web3.js;viem;wagmi;metamask;walletconnect;erc-20;erc-721;erc-1155;nft;defi;amm;uniswap;liquidity pool;yield farming;dao governance;eth staking;validator node;proof of stake;consensus mechanism;layer 2;rollup;zk-snark;zero-knowledge proofs;arbitrum;polygon;solana;anchor framework;cosmos sdk;tendermint;polkadot;hyperledger fabric;chaincode;corda;chainlink oracle;the graph;subgraph;ipfs;reentrancy;cryptography;distributed ledger;intelligente verträge;kryptowährung;dezentrale anwendung;verteiltes hauptbuch;contrat intelligent;chaîne de blocs;cryptomonnaie;registre distribué',
  },
  ar_vr_developer: {
    titles:
      'ar/vr developer;xr developer;vr developer;augmented reality engineer;immersive developer;vr-entwickler;xr-entwickler;développeur réalité virtuelle',
    words:
      'augmented reality;virtual reality;mixed reality;extended reality;xr;ar/vr;unity xr;xr interaction toolkit;ar foundation;arkit;arcore;vuforia;wikitude;8th wall;webxr;a-frame;three.js;babylon.js;openxr;steamvr;oculus sdk;meta quest;quest 3;htc vive;hololens 2;mrtk;magic leap;apple vision pro;visionos;realitykit;spark ar;lens studio;niantic lightship;hand tracking;eye tracking headset;6dof;spatial anchors;spatial mapping;plane detection;image target;passthrough;foveated rendering;single-pass instanced;motion sickness;teleport locomotion;haptics;photogrammetry;volumetric capture;360 video;digital twin viewer;polycount;shader graph;erweiterte realität;virtuelle realität;immersive anwendung;datenbrille;réalité augmentée;réalité virtuelle;casque vr;expérience immersive',
  },
  robotics_software_engineer: {
    titles:
      'robotics software engineer;ros developer;autonomy engineer;motion planning engineer;autonomous systems engineer;robotik-softwareentwickler;ingénieur logiciel robotique',
    words:
      'ros;ros2;ros 2 humble;rclcpp;rospy;gazebo;rviz;isaac sim;moveit;nav2;navigation stack;urdf;tf2;rosbag;dds middleware;slam;lidar slam;visual odometry;amcl;google cartographer;ekf;kalman filter;sensor fusion;imu;path planning;motion planning;a* search;trajectory optimisation;mpc controller;pid control;inverse kinematics;manipulator;grasp planning;pick and place;cobot;ur5e;franka;agv;mobile robot;quadruped;drone autopilot;px4;ardupilot;mavlink;autoware;autonomous driving;perception stack;point cloud library;occupancy grid;robotiksoftware;bahnplanung;autonome systeme;sensorfusion;greifplanung;robotique mobile;planification de trajectoire;fusion de capteurs;localisation et cartographie',
  },
  embedded_linux_engineer: {
    titles:
      'embedded linux engineer;bsp engineer;linux kernel engineer;device driver developer;yocto engineer;embedded-linux-entwickler;ingénieur linux embarqué',
    words:
      'embedded linux;yocto;bitbake;openembedded;buildroot;bsp;board support package;board bring-up;u-boot;bootloader;device tree;linux kernel;kernel driver;device driver;kernel module;platform driver;i2c;spi;uart;can bus;pcie;usb gadget;gpio;dma;v4l2;alsa;drm kms;wayland;weston;gstreamer;preempt_rt;real-time linux;arm cortex-a;i.mx8;stm32mp1;raspberry pi;zynq;ti sitara;nxp;qualcomm snapdragon;jtag;lauterbach;oscilloscope;logic analyser;cross-compilation;toolchain;gdbserver;ftrace;systemd;nand flash;gerätetreiber;treiberentwicklung;hardwarenahe programmierung;inbetriebnahme der platine;eingebettete systeme;linux embarqué;pilote de périphérique;noyau linux;systèmes embarqués',
  },
  fpga_engineer: {
    titles:
      'fpga engineer;fpga design engineer;fpga developer;rtl engineer;digital design engineer;fpga-entwickler;hardwareentwickler fpga;ingénieur fpga',
    words:
      'fpga;vhdl;verilog;systemverilog;rtl;rtl design;xilinx;amd xilinx;vivado;vitis;vitis hls;zynq ultrascale;versal;kintex;artix;virtex;intel fpga;altera;quartus;platform designer;stratix;cyclone v;arria;lattice;microchip libero;polarfire;modelsim;questasim;ghdl;cocotb;uvm;uvvm;osvvm;testbench;synthesis;place and route;timing closure;timing constraints;sdc;xdc;clock domain crossing;cdc;metastability;state machine fsm;axi4;axi-stream;avalon bus;ip core;microblaze;nios ii;do-254;partial reconfiguration;schaltungsentwurf;digitale signalverarbeitung;hardwarebeschreibungssprache;simulation von rtl;conception fpga;électronique numérique;traitement du signal;banc de test',
  },
  av_technician: {
    titles:
      'av technician;audio visual technician;av engineer;av installation engineer;event av technician;crestron programmer;sound and lighting technician;medientechniker;veranstaltungstechniker;technicien audiovisuel',
    words:
      'audio visual;av installation;av rack build;crestron;crestron programming;amx;extron;q-sys;biamp tesira;dante;avixa cts;cts-i;hdbaset;hdmi matrix;sdi;av over ip;video wall;led wall;projector alignment;edid;microsoft teams rooms;zoom rooms;cisco room kit;polycom;logitech rally;meeting room technology;digital signage;brightsign;ptz camera;vmix;tricaster;atem;blackmagic;live streaming;mixing desk;yamaha cl5;behringer x32;digico;line array;foldback;radio mics;lapel mic;shure ulxd;gain structure;xlr;dmx;grandma;moving heads;rigging truss;get-in;medientechnik;veranstaltungstechnik;beschallung;beamer;tontechnik;konferenztechnik;sonorisation;régie vidéo;vidéoprojecteur;visioconférence',
  },
  it_field_service_technician: {
    titles:
      'field service technician it;it field engineer;desktop engineer;deskside engineer;hardware engineer;printer engineer;epos engineer;it-servicetechniker;it-techniker außendienst;technicien de maintenance informatique',
    words:
      'field engineer;break/fix;deskside;on-site it;call-outs it;epos;chip and pin terminal;till systems;printer repair;mfd;fuser;maintenance kit;hard drive replacement;motherboard swap;laptop repair;screen replacement;imaging;sccm imaging;autopilot;pxe boot;desktop refresh;windows 11 rollout;imac moves;installs moves adds changes;imacd;pc build;asset tagging;pat testing laptops;patch panel;cat6 cabling;punch down;rj45;crimping;switch swap;access point installation;ups battery replacement;server rack install;parts ordering;hot swap;warranty repair;dell certified;lenovo warranty;hp certified;comptia a+;smart hands;retail rollout;kiosk;atm repair;barcode scanner;pda job sheet;vor-ort-service;hardwaretausch;kassensysteme;druckerwartung;rollout von arbeitsplätzen;maintenance informatique;dépannage sur site;déploiement de postes;remplacement de matériel',
  },
  data_centre_technician: {
    titles:
      'data centre technician;data center technician;data centre engineer;data centre operations technician;critical facilities engineer;dc ops technician;rechenzentrumstechniker;technicien data center',
    words:
      'data centre;data center;colocation;colo;rack and stack;server rack;u space;hot aisle;cold aisle;crac;crah;pdu;busbar;ups;static transfer switch;generator load test;black building test;n+1;2n;tier iii;uptime institute;bms alarms;epms;dcim;pue;structured cabling;fibre patching;lc connector;mpo;otdr;fibre cleaning;cross connect;meet-me room;patch panel;cat6a;sfp;qsfp;transceiver;cable dressing;smart hands;remote hands;server decommission;disk destruction;degaussing;hdd swap;dimm replacement;post codes;ipmi;idrac;ilo;rechenzentrum;serverschrank;glasfaserverkabelung;unterbrechungsfreie stromversorgung;rackeinbau;centre de données;baie informatique;câblage structuré;brassage fibre;onduleur;critical facility;critical environment;mop sop eop',
  },
  web_designer_wordpress: {
    titles:
      'web designer;wordpress developer;webmaster;web content manager;cms developer;webdesigner;wordpress-entwickler;mediengestalter digital;intégrateur web;webmestre',
    words:
      'wordpress;woocommerce;elementor;divi;gutenberg blocks;beaver builder;wpbakery;advanced custom fields;acf;wordpress theme;child theme;custom post type;wordpress plugin;yoast;rank math;gravity forms;contact form 7;wp rocket;wordfence;multisite;webflow;squarespace;wix;joomla;drupal;typo3;craft cms;umbraco;hubspot cms;landing page;html;css;sass;javascript;jquery;php templates;responsive design;mobile-first;figma to html;adobe xd;photoshop;illustrator;wireframes;mockups;favicon;cpanel;plesk;dns records;ssl certificate;domain registration;website maintenance;webseitenpflege;webauftritt;webgestaltung;bildbearbeitung;internetauftritt;création de sites;intégration html;charte graphique web;hébergement web',
  },
  ecommerce_manager_technical: {
    titles:
      'e-commerce manager;ecommerce technical manager;shopify developer;online shop manager;ecommerce platform manager;head of ecommerce;e-commerce-manager;onlineshop-manager;responsable e-commerce',
    words:
      "ecommerce platform;shopify;shopify plus;liquid templates;shopify apps;shopify hydrogen;magento;adobe commerce;woocommerce;bigcommerce;shopware;prestashop;salesforce commerce cloud;sfcc;commercetools;headless commerce;pim;akeneo;product feed;google merchant center;google shopping;channable;feedonomics;amazon seller central;amazon vendor;ebay;marketplace integration;channeladvisor;linnworks;order management system;oms;checkout optimisation;conversion rate optimisation;cro;basket abandonment;aov;average order value;klaviyo;product listing page;plp;on-site search;algolia;klevu;bloomreach;merchandising rules;payment gateway;klarna;adyen;warenkorb;artikelpflege;marktplatzanbindung;bestellabwicklung;produktdaten;boutique en ligne;tunnel d'achat;fiche produit;taux de conversion;panier moyen",
  },
  localisation_engineer: {
    titles:
      'localisation engineer;localization engineer;localisation manager;localization project manager;internationalisation engineer;lokalisierungsingenieur;lokalisierungsmanager;ingénieur localisation',
    words:
      'localisation;localization;l10n;i18n;internationalisation;globalisation testing;pseudo-localisation;translation memory;tmx;tbx;xliff;termbase;trados studio;memoq;phrase tms;memsource;smartling;lokalise;crowdin;transifex;xtm;worldserver;passolo;alchemy catalyst;sisulizer;cat tool;string extraction;resource files;resx;json locale files;po files;gettext;icu message format;plural rules;cldr;unicode;utf-8;bidirectional text;rtl layout;font fallback;text expansion;truncation;locale testing;linguistic qa;lqa;linguistic testing;regex filter;file parser;file prep;segmentation rules;in-country review;lokalisierung;übersetzungsspeicher;terminologieverwaltung;sprachdienstleister;internationalisierung;localisation de logiciels;mémoire de traduction;gestion terminologique;chaînes de caractères',
  },
  erp_key_user: {
    titles:
      'erp key user;erp super user;erp analyst;erp systems administrator;erp coordinator;business systems analyst;erp-key-user;erp-betreuer;key user erp;référent erp',
    words:
      'erp;key user;erp rollout;erp go-live;user acceptance testing;uat scripts;test scripts;master data maintenance;item master;bill of materials maintenance;routing data;customer master;vendor master;data cleansing;data migration templates;data load;cutover checklist;sap key user;infor ln;infor m3;baan;epicor;ifs applications;sage 200;sage x3;syspro;odoo;abas;proalpha;microsoft navision;jd edwards;oracle netsuite;qad;first-level erp support;work instructions erp;change request erp;enhancement request;fit-gap workshop;process mapping;user roles and authorisations;crystal reports;sql query erp;edi orders;mrp parameters;posting errors;month-end cut erp;stock discrepancy in system;ticket to it;erp consultant liaison;stammdatenpflege;anwenderbetreuung;berechtigungskonzept;testfälle;datenübernahme;référent métier;recette utilisateur;déploiement erp;données de base;paramétrage erp',
  },
  crm_consultant: {
    titles:
      'crm consultant;crm manager;hubspot consultant;marketing automation specialist;crm developer;revenue operations manager;crm-berater;crm-manager;chef de projet crm',
    words:
      'crm;crm implementation;crm strategy;hubspot;hubspot workflows;marketing hub;sales hub;zoho crm;pipedrive;sugarcrm;siebel;sap c4c;sap sales cloud;microsoft dynamics crm;creatio;pega;veeva crm;marketo;eloqua;pardot;braze campaigns;customer.io;salesforce marketing cloud;journey builder;ampscript;adobe campaign;emarsys;selligent;mailchimp;customer data platform;cdp;segment cdp;lead scoring;lead nurturing;lead routing;drip campaign;lifecycle marketing;email deliverability;dkim spf;rfm segmentation;contact deduplication;revops;revenue operations;pipeline stages;sales process mapping;gong;outreach.io;clay enrichment;zoominfo;opt-in consent;kundenbindung;kundendatenpflege;vertriebsprozesse;marketing-automatisierung;leadmanagement;gestion relation client;fidélisation;scénarios relationnels;base clients;automatisation marketing',
  },
  software_qa_manager: {
    titles:
      'software quality assurance manager;test manager;qa lead;head of testing;test lead;uat manager;testmanager;leiter qualitätssicherung software;responsable qualité logicielle;responsable recette',
    words:
      'test management;test strategy;master test plan;test approach;test estimation;test coverage;traceability matrix;requirements traceability;defect triage;defect management;defect leakage;entry and exit criteria;test summary report;test closure;system integration testing;uat;regression pack;smoke testing;end-to-end testing;risk-based testing;exploratory testing;test automation strategy;automation roi;test pyramid;test environment;test data management;istqb;istqb advanced;tmmi;iso 29119;hp alm;quality center;zephyr scale;jira xray;testrail;qtest;azure test plans;tricentis tosca;selenium framework;offshore testers;testing centre of excellence;test phase;go-live readiness;severity 1 defects;operational acceptance testing;oat;accessibility testing;shift-left testing;teststrategie;testkonzept;abnahmetest;fehlermanagement;testabdeckung;stratégie de test;plan de recette;gestion des anomalies;campagne de tests;non-régression',
  },
  performance_test_engineer: {
    titles:
      'performance test engineer;performance tester;load test engineer;non-functional tester;performance engineer;performancetester;lasttester;ingénieur tests de performance',
    words:
      "performance testing;load testing;stress testing;soak testing;endurance test;spike test;volume testing;scalability testing;non-functional testing;nft;jmeter;loadrunner;vugen;performance center;gatling;k6;locust.io;neoload;blazemeter;silk performer;workload model;virtual users;vusers;think time;ramp-up;tps;response time percentile;p95 latency;correlation and parameterisation;script correlation;baseline run;bottleneck analysis;thread dump;heap dump;gc logs;jvm profiling;jprofiler;visualvm;dynatrace;appdynamics;new relic;splunk dashboards;perfmon;awr report;slow queries;connection pool;capacity model;little's law;service virtualisation;wiremock;performance-tests;lasttest;antwortzeiten;engpassanalyse;durchsatz;tests de charge;tests de performance;temps de réponse;montée en charge;tir de performance",
  },
  agile_coach: {
    titles:
      'agile coach;scrum master;release train engineer;agile delivery lead;delivery manager agile;iteration manager;agiler coach;scrum-master;coach agile',
    words:
      'agile coach;scrum;scrum master;psm i;psm ii;csm;icp-acc;scaled agile framework;safe spc;release train engineer;pi planning;nexus framework;kanban;scrumban;xp practices;sprint planning;daily stand-up;sprint review;retrospective;backlog refinement;story points;planning poker;sprint velocity;burndown;burn-up;cumulative flow diagram;wip limits;cycle time;definition of ready;definition of done;impediments;impediment removal;servant leadership;servant leader;facilitation;liberating structures;powerful questions;team health check;agile maturity;agile transformation;agile mindset;scrum of scrums;user story mapping;mvp;product owner coaching;self-organising teams;okr;flow metrics;jira board;azure boards;agile arbeitsweise;retrospektiven;moderation von workshops;selbstorganisierte teams;hindernisse beseitigen;coaching agile;mêlée quotidienne;rétrospective;cérémonies agiles;transformation agile',
  },
  rpa_developer: {
    titles:
      'rpa developer;automation developer;process automation engineer;uipath developer;low-code developer;intelligent automation consultant;rpa-entwickler;développeur rpa',
    words:
      'rpa;robotic process automation;uipath;uipath studio;orchestrator;reframework;blue prism;object studio;control room;automation anywhere;power automate desktop;power apps;workfusion;nice rpa;attended bot;unattended bot;bot deployment;digital worker;process mining;celonis;task mining;process definition document;pdd;solution design document;sdd;selectors;screen scraping;citrix automation;ocr abbyy;document understanding;intelligent document processing;idp;exception queue;queue items;straight-through processing;fte savings;automation pipeline;automation coe;citizen developer;low-code;no-code;outsystems;mendix;appian;pega;camunda;bpmn;zapier;make.com;n8n;bot monitoring;hypercare bots;credential vault;prozessautomatisierung;softwareroboter;geschäftsprozesse automatisieren;vorgangsbearbeitung;automatisation des processus;robotisation;automate logiciel',
  },
  integration_developer: {
    titles:
      'integration developer;middleware developer;api developer;mulesoft developer;edi developer;tibco developer;schnittstellenentwickler;integrationsentwickler;développeur intégration',
    words:
      "middleware;mulesoft;anypoint;dataweave;raml;api-led connectivity;dell boomi;boomi atom;tibco businessworks;ibm ace;iib;ibm mq;datapower;webmethods;biztalk;oracle soa suite;oracle oic;sap cpi;sap pi/po;software ag;snaplogic;workato;celigo;azure logic apps;azure service bus;apache camel;redhat fuse;wso2;apigee;kong gateway;api management;api gateway;esb;enterprise service bus;soap;wsdl;xsd;xslt;xpath;json schema;swagger;canonical model;message mapping;publish subscribe;dead letter queue;idempotent consumer;edi;edifact;x12;as2;postman;kafka connect;datenaustausch;schnittstellenentwicklung;nachrichtenformate;systemanbindung;échange de données informatisé;développement d'interfaces;flux inter-applicatifs;bus de services",
  },
  quant_developer: {
    titles:
      'quantitative developer;quant developer;trading systems developer;low latency developer;algo trading developer;financial software engineer;handelssystem-entwickler;développeur quantitatif',
    words:
      'quant developer;quantitative development;trading system;algorithmic trading;high-frequency trading;hft;market making;low latency;kernel bypass;solarflare;fix protocol;fix engine;itch protocol;market data feed;order book;matching engine;smart order router;execution algorithms;vwap;twap;backtesting;backtester;alpha signals;tick data;kdb+;q language;onetick;pricing library;derivatives pricing;quantlib;monte carlo pricing;black-scholes;option greeks;var engine;xva;cva;frtb;yield curve bootstrapping;volatility surface;rates desk;fx options;equity derivatives;murex;calypso trading;numerix;bloomberg api;refinitiv;p&l explain;front office developer;trade capture;colocation exchange;statistical arbitrage;handelssysteme;optionsbewertung;marktdaten;wertpapierhandel-it;salle des marchés;moteur de pricing;produits dérivés;données de marché',
  },
};
